import type { LocalDay, Weekday } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { activityDoubt, movingTime } from '../endurance/index.ts';
import type { Period } from '../period.ts';
import { knownSport, type Sport } from '../sport.ts';
import { streakOf } from './streak.ts';

/** What a year of a sport has besides its totals. */
export interface SportYear<A> {
  /** The activity with the greatest distance; of a sport without distances, the one with the longest time. */
  readonly longest: A | null;
  /** The number of days with an activity. */
  readonly days: number;
  /** The most consecutive weeks with an activity; a week counts by its days in this year. */
  readonly weeksInARow: number;
}

export interface SportYearInputs extends Period {
  readonly sport: Sport;
  readonly weekStart: Weekday;
}

/**
 * Returns the year of a sport in numbers. Implausible activities are not the longest.
 *
 * @param activities without those in the trash, in any order
 */
export function sportYear<A extends { readonly value: Activity }>(
  activities: Iterable<A>,
  { sport, from, until, weekStart }: SportYearInputs,
): SportYear<A> {
  const days = new Set<LocalDay>();
  let longest: A | null = null;
  for (const activity of activities) {
    const { value } = activity;
    const { day = '' } = value;
    if (day < from || day > until || knownSport(value.sport) !== sport) continue;
    days.add(day as LocalDay);
    if (activityDoubt(value) === null && (longest === null || isLonger(value, longest.value))) longest = activity;
  }
  const { longest: weeksInARow } = streakOf(days, { per: 'week', today: until, weekStart });
  return { longest: longest !== null && hasLength(longest.value) ? longest : null, days: days.size, weeksInARow };
}

function isLonger(a: Activity, b: Activity): boolean {
  const [distance, other] = [a.distance?.si ?? 0, b.distance?.si ?? 0];
  return distance === other ? (movingTime(a) ?? 0) > (movingTime(b) ?? 0) : distance > other;
}

function hasLength(activity: Activity): boolean {
  return activity.distance !== undefined || movingTime(activity) !== null;
}
