import { addDays, compareText, err, firstLocalDay, type LocalDay, ok, type Result } from '../kernel/index.ts';
import { type FiveNumberSummary, fiveNumberSummary } from './five-number-summary.ts';

/** Whether a value is compared by its own day or by the day before it. */
export type ComparedOn = 'onTheDay' | 'onTheDayAfter';

/** The values of one kind by day, such as the e1RM of a lift. */
export type DaySeries = ReadonlyMap<LocalDay, number>;

export interface DayComparison {
  readonly withMatch: DayGroup;
  readonly withoutMatch: DayGroup;
}

export interface DayGroup {
  /** The oldest first; as many as there are days in the group. */
  readonly points: readonly DayPoint[];
  readonly summary: FiveNumberSummary;
}

export interface DayPoint {
  /** The day that matches, or does not. */
  readonly day: LocalDay;
  /** The day of the value: the same day or the one after. */
  readonly valueDay: LocalDay;
  readonly value: number;
}

/** There are fewer than {@link minDays} with a value on at least one side. */
export interface TooFewDays {
  readonly code: 'comparison/too-few-days';
  /** How many more days are needed; 0 on a side that has enough. */
  readonly missingWith: number;
  readonly missingWithout: number;
}

/** The fewest days on each side for which a comparison is shown. */
export const minDays = 5;

/**
 * Compares the days that match a tag or a word with those that do not, for each series by itself.
 *
 * Only days with a value count, so the days without a match lie between the first and the last value of the series. The
 * result says what went together. It says neither why nor whether by chance.
 *
 * @param series by name; values that are not finite numbers are ignored
 */
export function compareDaysWithAndWithout<Name>(
  matchingDays: ReadonlySet<LocalDay>,
  series: ReadonlyMap<Name, DaySeries>,
  comparedOn: ComparedOn,
): ReadonlyMap<Name, Result<DayComparison, TooFewDays>> {
  return new Map(Array.from(series, ([name, values]) => [name, comparisonOf(matchingDays, values, comparedOn)]));
}

function comparisonOf(
  matchingDays: ReadonlySet<LocalDay>,
  values: DaySeries,
  comparedOn: ComparedOn,
): Result<DayComparison, TooFewDays> {
  const points = pointsOf(values, comparedOn);
  const withMatch = groupOf(points.filter(({ day }) => matchingDays.has(day)));
  const withoutMatch = groupOf(points.filter(({ day }) => !matchingDays.has(day)));
  const [missingWith, missingWithout] = [missingIn(withMatch), missingIn(withoutMatch)];
  if (withMatch === null || withoutMatch === null || missingWith + missingWithout > 0)
    return err({ code: 'comparison/too-few-days', missingWith, missingWithout });
  return ok({ withMatch, withoutMatch });
}

function pointsOf(values: DaySeries, comparedOn: ComparedOn): readonly DayPoint[] {
  const points: DayPoint[] = [];
  for (const [valueDay, value] of values) {
    if (!Number.isFinite(value)) continue;
    if (comparedOn === 'onTheDay') points.push({ day: valueDay, valueDay, value });
    else if (valueDay !== firstLocalDay) points.push({ day: addDays(valueDay, -1), valueDay, value });
  }
  return points.sort((a, b) => compareText(a.day, b.day));
}

function groupOf(points: readonly DayPoint[]): DayGroup | null {
  const summary = fiveNumberSummary(points.map(({ value }) => value));
  return summary === null ? null : { points, summary };
}

function missingIn(group: DayGroup | null): number {
  return Math.max(0, minDays - (group?.points.length ?? 0));
}
