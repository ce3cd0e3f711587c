import { err, type Kilograms, kilograms, ok, type Result } from '../../kernel/index.ts';
import { type LoadOutOfRange, maxRepsForOneRepMax, type RepsOutOfRange } from './one-rep-max.ts';

export type EffortOutOfRange = {
  readonly code: 'exercise/effort-out-of-range';
  readonly rpe: number;
  readonly min: number;
  readonly max: number;
};

/** The lowest effort in the chart. Below it, people can no longer judge how many repetitions they had left. */
export const minChartRpe = 6;

/**
 * The shares of the one-rep max as one sequence: one step down for each half point of RPE below 10, and two for each
 * further repetition. Public copies of the chart differ in a few cells; the tests check this table.
 */
const thousandths = [
  ...[1000, 978, 955, 939, 922, 907, 892, 878, 863, 850, 837, 824, 811, 799, 786, 774],
  ...[762, 751, 739, 723, 707, 694, 680, 667, 653, 640, 626, 613, 599, 586, 574],
] as const;

/**
 * Returns the load of a set as a share of the one-rep max.
 *
 * @param reps whole repetitions done, 1–12
 * @param rpe 6–10 in halves; finer values are rounded to the nearest half
 * @returns above 0 and up to 1, or `exercise/reps-out-of-range`, or `exercise/effort-out-of-range`
 * @see M. Tuchscherer, The Reactive Training Manual (2008): the RPE chart
 */
export function shareOfOneRepMax(reps: number, rpe: number): Result<number, RepsOutOfRange | EffortOutOfRange> {
  if (!(Number.isInteger(reps) && reps >= 1 && reps <= maxRepsForOneRepMax)) {
    return err({ code: 'exercise/reps-out-of-range', reps, min: 1, max: maxRepsForOneRepMax });
  }
  if (!(rpe >= minChartRpe && rpe <= 10)) {
    return err({ code: 'exercise/effort-out-of-range', rpe, min: minChartRpe, max: 10 });
  }
  return ok((thousandths[2 * (reps - 1) + Math.round(2 * (10 - rpe))] as number) / 1000);
}

/**
 * Estimates the one-rep max by the RPE chart.
 *
 * @param load kilograms moved, above 0
 * @param reps whole repetitions done, 1–12
 * @param rpe 6–10
 * @returns kilograms, not rounded, or the reason for a missing estimate
 */
export function oneRepMaxByChart(
  load: Kilograms,
  reps: number,
  rpe: number,
): Result<Kilograms, RepsOutOfRange | EffortOutOfRange | LoadOutOfRange> {
  if (!(load > 0 && Number.isFinite(load))) return err({ code: 'exercise/load-out-of-range', load });
  const share = shareOfOneRepMax(reps, rpe);
  return share.ok ? ok(kilograms(load / share.value)) : share;
}
