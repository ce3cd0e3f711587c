import { addDays, type LocalDay, metres, seconds, type Weekday } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { type Period, periodOf } from '../period.ts';
import { knownSport, type Sport } from '../sport.ts';
import { believableTime } from './activity-figures.ts';
import { type Pace, paceOf } from './pace.ts';

export const totalsLengths = ['week', 'month', 'year'] as const;

/** The period over which activities are summed. */
export type TotalsLength = (typeof totalsLengths)[number];

/** The total of a sport in a week, month or year. */
export interface SportTotal extends Period {
  readonly activities: number;
  readonly metres: number;
  /** Moving time, or elapsed time for an activity without one. */
  readonly seconds: number;
  /** Metres. */
  readonly climb: number;
  /** The sum of the known loads. */
  readonly load: number;
  /** The pace over the activities that have both a distance and a time; null if there are none. */
  readonly pace: Pace | null;
  /** The number of activities that the pace is of. */
  readonly paced: number;
}

export interface TotalsInputs {
  readonly sport: Sport;
  readonly per: TotalsLength;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
  /** The maximum number of periods, the last one being today's. */
  readonly periods: number;
  /** Returns the load of an activity; null if it is unknown. */
  readonly loadOf: (activity: Activity) => number | null;
}

/**
 * Sums a sport by period, from the first period with an activity to today's, including the empty ones in between.
 * Activities without a day and activities after today's period are left out.
 *
 * @param activities without those in the trash, in any order
 */
export function sportTotals(
  activities: Iterable<Activity>,
  { sport, per, today, weekStart, periods, loadOf }: TotalsInputs,
): readonly SportTotal[] {
  const sums = new Map<LocalDay, Sum>();
  let period = totalsPeriod(today, per, weekStart);
  for (let count = 0; count < periods; count += 1) {
    sums.set(period.from, {
      ...period,
      activities: 0,
      metres: 0,
      seconds: 0,
      climb: 0,
      load: 0,
      paced: 0,
      over: { metres: 0, seconds: 0 },
    });
    period = totalsPeriod(addDays(period.from, -1), per, weekStart);
  }
  for (const activity of activities) {
    if (activity.day === undefined || knownSport(activity.sport) !== sport) continue;
    const sum = sums.get(totalsPeriod(activity.day, per, weekStart).from);
    if (sum === undefined) continue;
    addTo(sum, activity);
    sum.load += loadOf(activity) ?? 0;
  }
  const oldestFirst = [...sums.values()].reverse();
  const first = oldestFirst.findIndex((sum) => sum.activities > 0);
  return first === -1 ? [] : oldestFirst.slice(first).map(totalOf);
}

type Sum = { -readonly [K in keyof Omit<SportTotal, 'pace'>]: SportTotal[K] } & {
  /** What the pace is of. */
  readonly over: { metres: number; seconds: number };
};

function addTo(sum: Sum, activity: Activity): void {
  const { distance, climb } = activity;
  const time = believableTime(activity);
  sum.activities += 1;
  sum.metres += distance?.si ?? 0;
  sum.seconds += time ?? 0;
  sum.climb += climb?.si ?? 0;
  if (time === null || !(time > 0) || distance === undefined || !(distance.si > 0)) return;
  sum.paced += 1;
  sum.over.metres += distance.si;
  sum.over.seconds += time;
}

function totalOf({ over, ...sum }: Sum): SportTotal {
  return { ...sum, pace: paceOf(metres(over.metres), seconds(over.seconds)) };
}

/** Returns the calendar week, month or year of a day. */
export function totalsPeriod(day: LocalDay, per: TotalsLength, weekStart: Weekday): Period {
  if (per !== 'year') return periodOf(day, per, weekStart);
  const year = day.slice(0, 4);
  return { from: `${year}-01-01` as LocalDay, until: `${year}-12-31` as LocalDay };
}
