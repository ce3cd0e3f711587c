import { err, type Kilograms, kilograms, type Result } from '../../kernel/index.ts';
import { estimateOneRepMax, type LoadOutOfRange, oneRepMaxFormulas, type RepsOutOfRange } from './one-rep-max.ts';
import { type EffortOutOfRange, lowestChartRpe, oneRepMaxByChart } from './rpe-chart.ts';

/** How a person has their one-rep maxima estimated: by one of the formulas, or by the RPE chart. */
export const oneRepMaxMethods = [...oneRepMaxFormulas, 'rpeChart'] as const;

export type OneRepMaxMethod = (typeof oneRepMaxMethods)[number];

/** The way that preferences name; the first where they name none, or one of a newer version. */
export function oneRepMaxMethod(preferred: string | undefined): OneRepMaxMethod {
  return oneRepMaxMethods.find((method) => method === preferred) ?? oneRepMaxMethods[0];
}

/** What an estimate is made from. */
export interface OneRepMaxInput {
  /** `warmUp` sets give none. */
  readonly kind: string;
  /** Kilograms moved: with the share of body weight where the exercise moves some; null where that is not known. */
  readonly load: number | null;
  readonly reps: number | null;
  /** 1–10; null where it was not written down. */
  readonly rpe: number | null;
  /** 0 is failure; null where it was not written down. */
  readonly rir: number | null;
}

export type NoOneRepMax =
  | RepsOutOfRange
  | EffortOutOfRange
  | LoadOutOfRange
  | { readonly code: 'exercise/warm-up' }
  | { readonly code: 'exercise/not-written-down' };

/**
 * Estimated one-rep maximum of a set, with the effort that was written down: repetitions left in reserve count as done
 * in a formula. A set without effort is read as one to failure, so one that was easy reads low and never high.
 *
 * @returns kilograms, not rounded, or why the set says nothing about it: a warm-up, no load or no repetitions written
 *   down (with assistance the load is not above 0), more than 12 repetitions with those in reserve, or an effort below
 *   RPE 6 (RIR 4), at which people no longer tell what they had left
 * @see M. C. Zourdos et al., J. Strength Cond. Res. 30:267 (2016): RPE 10 − repetitions in reserve
 */
export function setOneRepMax(set: OneRepMaxInput, method: OneRepMaxMethod): Result<Kilograms, NoOneRepMax> {
  const { kind, load, reps } = set;
  if (kind === 'warmUp') return err({ code: 'exercise/warm-up' });
  if (load === null || reps === null) return err({ code: 'exercise/not-written-down' });
  const rpe = rpeOf(set);
  if (rpe < lowestChartRpe) return err({ code: 'exercise/effort-out-of-range', rpe, min: lowestChartRpe, max: 10 });
  if (method === 'rpeChart') return oneRepMaxByChart(kilograms(load), reps, rpe);
  // no repetition done is no set, whatever was left
  return estimateOneRepMax(kilograms(load), reps < 1 ? reps : reps + (10 - rpe), method);
}

/** Where both are written down, the repetitions left are the plainer word. */
function rpeOf({ rpe, rir }: OneRepMaxInput): number {
  return rir === null ? (rpe ?? 10) : 10 - rir;
}
