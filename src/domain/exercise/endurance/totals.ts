import { addDays, type LocalDay, metres, seconds, type Weekday } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { type Period, periodOf } from '../period.ts';
import { knownSport, type Sport } from '../sport.ts';
import { believableTime } from './activity-figures.ts';
import { type Pace, paceOf } from './pace.ts';

export const totalsLengths = ['week', 'month', 'year'] as const;

/** What activities are added up over. */
export type TotalsLength = (typeof totalsLengths)[number];

/** What was done of a sport in a week, month or year. */
export interface SportTotal extends Period {
  readonly activities: number;
  readonly metres: number;
  /** Moving time, elapsed time where an activity has no other. */
  readonly seconds: number;
  /** Metres. */
  readonly climb: number;
  /** Of the activities with both a distance and a time; null where there are none. */
  readonly pace: Pace | null;
}

export interface TotalsInputs {
  readonly sport: Sport;
  readonly per: TotalsLength;
  readonly today: LocalDay;
  readonly weekStart: Weekday;
  /** How many periods at most, that of today the last of them. */
  readonly periods: number;
}

/**
 * Returns what was done of a sport in each period, from the first one with an activity to that of today, the empty ones
 * between them too. Activities without a day, and those after the period of today, count nowhere.
 *
 * @param activities those in the trash left out by the caller, in any order
 */
export function sportTotals(
  activities: Iterable<Activity>,
  { sport, per, today, weekStart, periods }: TotalsInputs,
): readonly SportTotal[] {
  const sums = new Map<LocalDay, Sum>();
  let period = spanOf(today, per, weekStart);
  for (let count = 0; count < periods; count += 1) {
    sums.set(period.from, {
      ...period,
      activities: 0,
      metres: 0,
      seconds: 0,
      climb: 0,
      paced: { metres: 0, seconds: 0 },
    });
    period = spanOf(addDays(period.from, -1), per, weekStart);
  }
  for (const activity of activities) {
    if (activity.day === undefined || knownSport(activity.sport) !== sport) continue;
    const sum = sums.get(spanOf(activity.day, per, weekStart).from);
    if (sum !== undefined) addTo(sum, activity);
  }
  const oldestFirst = [...sums.values()].reverse();
  const first = oldestFirst.findIndex((sum) => sum.activities > 0);
  return first === -1 ? [] : oldestFirst.slice(first).map(totalOf);
}

type Sum = { -readonly [K in keyof Omit<SportTotal, 'pace'>]: SportTotal[K] } & {
  readonly paced: { metres: number; seconds: number };
};

function addTo(sum: Sum, activity: Activity): void {
  const { distance, climb } = activity;
  const time = believableTime(activity);
  sum.activities += 1;
  sum.metres += distance?.si ?? 0;
  sum.seconds += time ?? 0;
  sum.climb += climb?.si ?? 0;
  if (time === null || !(time > 0) || distance === undefined || !(distance.si > 0)) return;
  sum.paced.metres += distance.si;
  sum.paced.seconds += time;
}

function totalOf({ paced, ...sum }: Sum): SportTotal {
  return { ...sum, pace: paceOf(metres(paced.metres), seconds(paced.seconds)) };
}

function spanOf(day: LocalDay, per: TotalsLength, weekStart: Weekday): Period {
  if (per !== 'year') return periodOf(day, per, weekStart);
  const year = day.slice(0, 4);
  return { from: `${year}-01-01` as LocalDay, until: `${year}-12-31` as LocalDay };
}
