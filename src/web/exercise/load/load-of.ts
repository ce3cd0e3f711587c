import {
  type LoadDay,
  lastWeekOf,
  loadCurve,
  rampOf,
  type TimeConstants,
  type TrainingSession,
  type WeekOfLoad,
} from '#domain/exercise/load/index.ts';
import { addDays, compareDays, type LocalDay } from '#domain/kernel/index.ts';

export interface Load {
  /** The days of the half year up to and including `today`. */
  readonly days: readonly LoadDay[];
  readonly today: LoadDay;
  readonly yesterday: LoadDay;
  readonly weekAgo: LoadDay;
  /** The last seven days, including today. */
  readonly week: WeekOfLoad;
  readonly ramp: number;
  /** The sessions on these days, newest first. */
  readonly sessions: readonly TrainingSession[];
  readonly sessionsOfWeek: readonly TrainingSession[];
  /** The load of the last seven days, by kind. */
  readonly sums: { readonly [Kind in TrainingSession['kind']]: number };
  /** Sessions on these days without an effort, a heart rate or a duration, newest first. */
  readonly incomplete: readonly TrainingSession[];
  /** The number of sessions on these days whose load is unknown only because the maximal heart rate is. */
  readonly withoutMaximum: number;
  readonly constants: TimeConstants;
}

const daysShown = 182;

export interface LoadInputs extends TimeConstants {
  readonly until: LocalDay;
  /** The load of a week before the first session. */
  readonly weekBefore: number;
}

/** Returns the load of the half year until a day; null if there are no sessions. */
export function loadOf(
  sessions: readonly TrainingSession[],
  { until, weekBefore, ...constants }: LoadInputs,
): Load | null {
  const from = addDays(until, 1 - daysShown);
  const days = loadCurve(sessions, { from, until, before: weekBefore / 7, ...constants });
  const [weekAgo, yesterday, today] = [days.at(-8), days.at(-2), days.at(-1)];
  const week = lastWeekOf(days);
  const ramp = rampOf(days);
  if (sessions.length === 0 || !weekAgo || !yesterday || !today || week === null || ramp === null) return null;
  const shown = sessions.filter(({ day }) => day >= from && day <= until).sort((a, b) => compareDays(b.day, a.day));
  const sessionsOfWeek = shown.filter(({ day }) => day > weekAgo.day);
  return {
    days,
    today,
    yesterday,
    weekAgo,
    week,
    ramp,
    sessions: shown,
    sessionsOfWeek,
    sums: { workout: sumOf(sessionsOfWeek, 'workout'), activity: sumOf(sessionsOfWeek, 'activity') },
    incomplete: shown.filter(({ load, needsMaximum }) => load === null && !needsMaximum),
    withoutMaximum: shown.filter(({ needsMaximum }) => needsMaximum).length,
    constants,
  };
}

function sumOf(sessions: readonly TrainingSession[], kind: TrainingSession['kind']): number {
  return sessions.reduce((sum, session) => sum + (session.kind === kind ? (session.load ?? 0) : 0), 0);
}
