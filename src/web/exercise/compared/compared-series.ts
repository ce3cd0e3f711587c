import type { DayValue } from '#domain/exercise/body/index.ts';
import { metresPerBeat } from '#domain/exercise/endurance/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import type { TrainingSession } from '#domain/exercise/load/index.ts';
import type { DaySeries } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';

export function seriesOf(values: readonly DayValue[]): DaySeries {
  return new Map(values.map(({ day, value }) => [day, value]));
}

/** Returns the highest session RPE of each day. Days on which none was recorded are left out. */
export function effortByDay(sessions: readonly TrainingSession[]): DaySeries {
  return highestByDay(sessions.flatMap(({ day, effort }) => (effort === null ? [] : { day, value: effort })));
}

/** Returns the load of each day with at least one session whose load is known. */
export function loadByDay(sessions: readonly TrainingSession[]): DaySeries {
  const byDay = new Map<LocalDay, number>();
  for (const { day, load } of sessions) if (load !== null) byDay.set(day, (byDay.get(day) ?? 0) + load);
  return byDay;
}

/** Returns the metres per heartbeat of each day's best run. */
export function metresPerBeatByDay(activities: readonly { readonly value: Activity }[]): DaySeries {
  return highestByDay(
    activities.flatMap(({ value }) => {
      const figure = value.sport === 'run' ? metresPerBeat(value) : null;
      return figure === null || value.day === undefined ? [] : { day: value.day, value: figure };
    }),
  );
}

function highestByDay(values: readonly DayValue[]): DaySeries {
  const byDay = new Map<LocalDay, number>();
  for (const { day, value } of values) byDay.set(day, Math.max(value, byDay.get(day) ?? Number.NEGATIVE_INFINITY));
  return byDay;
}
