import { addDays, daysBetween, type LocalDay } from '../../kernel/index.ts';
import type { DayValue } from './readings.ts';

export interface TrendPoint extends DayValue {
  /** In the unit of the values. */
  readonly trend: number;
}

/** How much of the distance to a new reading the trend goes in one day. */
export const trendStep = 0.1;

/**
 * The smoothed course of daily weights: each day the trend moves a tenth of the way to what was weighed. It begins at
 * the first weight and lags about ten days. Over a gap of d days it moves as it would have with the new weight on each
 * of them: by 1 − 0.9^d.
 *
 * @param weights one value a day, the oldest first, in any unit
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
 * How fast the trend moved of late.
 *
 * @param points the oldest first
 * @param days how far back from the last point; the point compared with is the last one at least so long ago, or the
 *   first where all are younger
 * @returns change in a week, in the unit of the values; null with less than a week to compare over
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
