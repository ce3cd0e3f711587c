import { err, type Kilograms, kilograms, type Result } from '../../kernel/index.ts';
import {
  estimateOneRepMax,
  type LoadOutOfRange,
  type OneRepMaxMethod,
  oneRepMaxMethods,
  type RepsOutOfRange,
} from './one-rep-max.ts';
import { type EffortOutOfRange, minChartRpe, oneRepMaxByChart } from './rpe-chart.ts';

/** Returns the preferred formula or chart; the first formula if none is set, or if only a newer version knows it. */
export function oneRepMaxMethod(preferred: string | undefined): OneRepMaxMethod {
  return oneRepMaxMethods.find((method) => method === preferred) ?? oneRepMaxMethods[0];
}

export interface OneRepMaxInput {
  /** `warmUp` sets give no estimate. */
  readonly kind: string;
  /** Kilograms moved, including body weight if the exercise moves some; null if that is unknown. */
  readonly load: number | null;
  readonly reps: number | null;
  /** 1–10; null if not recorded. */
  readonly rpe: number | null;
  /** 0 is failure; null if not recorded. */
  readonly rir: number | null;
}

export type NoOneRepMax =
  | RepsOutOfRange
  | EffortOutOfRange
  | LoadOutOfRange
  | { readonly code: 'exercise/warm-up' }
  | { readonly code: 'exercise/not-written-down' };

/**
 * Estimates the one-rep max of a set from its recorded effort. In a formula, repetitions in reserve count as done. A
 * set without effort is treated as done to failure, so an easy set is underestimated and never overestimated.
 *
 * @returns kilograms, not rounded, or the reason for a missing estimate: a warm-up; no recorded load or repetitions
 * (with assistance the load is not above 0); more than 12 repetitions including those in reserve; or an effort below
 * RPE 6 (RIR 4), which people cannot judge
 * @see M. C. Zourdos et al., J. Strength Cond. Res. 30:267 (2016): RPE 10 − repetitions in reserve
 */
export function setOneRepMax(set: OneRepMaxInput, method: OneRepMaxMethod): Result<Kilograms, NoOneRepMax> {
  const { kind, load, reps } = set;
  if (kind === 'warmUp') return err({ code: 'exercise/warm-up' });
  if (load === null || reps === null) return err({ code: 'exercise/not-written-down' });
  const rpe = rpeOf(set);
  if (rpe < minChartRpe) return err({ code: 'exercise/effort-out-of-range', rpe, min: minChartRpe, max: 10 });
  if (method === 'rpeChart') return oneRepMaxByChart(kilograms(load), reps, rpe);
  // A set of 0 repetitions gives no estimate, even with repetitions in reserve.
  return estimateOneRepMax(kilograms(load), reps < 1 ? reps : reps + (10 - rpe), method);
}

/** RIR takes precedence over RPE, because it is the more concrete scale. */
function rpeOf({ rpe, rir }: OneRepMaxInput): number {
  return rir === null ? (rpe ?? 10) : 10 - rir;
}
