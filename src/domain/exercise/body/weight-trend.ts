import { addDays, daysBetween, type LocalDay } from '../../kernel/index.ts';
import type { DayValue } from './readings.ts';

export interface TrendPoint extends DayValue {
  /** In the unit of the values. */
  readonly trend: number;
}

/** The fraction of the distance to that day's weight that the trend moves each day. */
export const trendStep = 0.1;

/**
 * Smooths daily weights: each day the trend moves a tenth of the way to that day's weight. It starts at the first
 * weight and lags about ten days. Over a gap of d days it moves by 1 − 0.9^d, as if each of those days had the new
 * weight.
 *
 * @param weights one value per day, oldest first, in any unit
 * @returns a point for each weight, not rounded
 * @see J. Walker, "The Hacker's Diet" (1991), "Signal and noise": exponentially smoothed moving average, 10 %
 */
export function weightTrend(weights: readonly DayValue[]): readonly TrendPoint[] {
  const points: TrendPoint[] = [];
  for (const { day, value } of weights) {
    const before = points.at(-1);
    if (before === undefined) {
      points.push({ day, value, trend: value });
      continue;
    }
    const share = 1 - (1 - trendStep) ** daysBetween(before.day, day);
    points.push({ day, value, trend: before.trend + share * (value - before.trend) });
  }
  return points;
}

/**
 * Returns how fast the trend moved recently.
 *
 * @param points oldest first
 * @param days how far back to compare. The last point is compared with the latest point that is at least this old, or
 * with the first point if all are younger.
 * @returns change per week, in the unit of the values; null if the two points are less than a week apart
 */
export function trendPerWeek(points: readonly TrendPoint[], days = 28): number | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const from: LocalDay = addDays(last.day, -days);
  const first = points.findLast(({ day }) => day <= from) ?? points[0];
  if (first === undefined) return null;
  const span = daysBetween(first.day, last.day);
  return span < 7 ? null : ((last.trend - first.trend) / span) * 7;
}
