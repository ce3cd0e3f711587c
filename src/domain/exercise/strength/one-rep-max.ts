import { err, type Kilograms, kilograms, ok, type Result } from '../../kernel/index.ts';

/** The formulas that estimate a one-rep max from repetitions to failure; the first is the default. */
export const oneRepMaxFormulas = ['epley', 'brzycki', 'lombardi', 'mayhew', 'oconner', 'wathan', 'lander'] as const;

export type OneRepMaxFormula = (typeof oneRepMaxFormulas)[number];

/**
 * The ways to estimate a one-rep max that a user can choose from: the formulas and the RPE chart. The list is in the
 * module of the formulas because chunks of the app may import each other, and a list that is built from another chunk's
 * list could be evaluated before it.
 */
export const oneRepMaxMethods = [...oneRepMaxFormulas, 'rpeChart'] as const;

export type OneRepMaxMethod = (typeof oneRepMaxMethods)[number];

/**
 * The maximum number of repetitions for an estimate. With more repetitions, endurance matters more than strength, and
 * the formulas diverge.
 */
export const maxRepsForOneRepMax = 12;

export type RepsOutOfRange = {
  readonly code: 'exercise/reps-out-of-range';
  readonly reps: number;
  readonly min: number;
  readonly max: number;
};

export type LoadOutOfRange = { readonly code: 'exercise/load-out-of-range'; readonly load: number };

/**
 * Estimates the one-rep max.
 *
 * @param load kilograms moved, above 0
 * @param reps repetitions to failure, 1–12. Repetitions in reserve are added to those done, so halves are possible.
 * @returns kilograms, not rounded. The one-rep max of a single is its load in every formula, although only Brzycki's
 * and Lombardi's give that result. `exercise/reps-out-of-range` for more than 12 reps, where the estimate is too high
 * (best up to 6, fair up to 10); `exercise/load-out-of-range` for a load that is not above 0
 * @see Accuracy: D. LeSuer et al., J. Strength Cond. Res. 11:211 (1997): most formulas underestimate the deadlift. The
 * source of each formula is given below.
 */
export function estimateOneRepMax(
  load: Kilograms,
  reps: number,
  formula: OneRepMaxFormula,
): Result<Kilograms, RepsOutOfRange | LoadOutOfRange> {
  if (!(load > 0 && Number.isFinite(load))) return err({ code: 'exercise/load-out-of-range', load });
  const times = timesOfLoad(reps, formula);
  return times.ok ? ok(kilograms(load * times.value)) : times;
}

/**
 * Returns the load for an expected number of repetitions to failure; the inverse of the estimate.
 *
 * @param oneRepMax kilograms, above 0
 * @param reps 1–12, including those left in reserve
 * @returns kilograms, not rounded to an available load; the errors of `estimateOneRepMax`
 */
export function loadForReps(
  oneRepMax: Kilograms,
  reps: number,
  formula: OneRepMaxFormula,
): Result<Kilograms, RepsOutOfRange | LoadOutOfRange> {
  if (!(oneRepMax > 0 && Number.isFinite(oneRepMax)))
    return err({ code: 'exercise/load-out-of-range', load: oneRepMax });
  const times = timesOfLoad(reps, formula);
  return times.ok ? ok(kilograms(oneRepMax / times.value)) : times;
}

/** Returns the ratio of one-rep max to load. In every formula it depends only on the repetitions. */
function timesOfLoad(reps: number, formula: OneRepMaxFormula): Result<number, RepsOutOfRange> {
  if (!(reps >= 1 && reps <= maxRepsForOneRepMax)) {
    return err({ code: 'exercise/reps-out-of-range', reps, min: 1, max: maxRepsForOneRepMax });
  }
  return ok(reps === 1 ? 1 : timesByFormula[formula](reps));
}

const timesByFormula: { readonly [F in OneRepMaxFormula]: (reps: number) => number } = {
  /** B. Epley, "Poundage Chart", Boyd Epley Workout (1985). */
  epley: (reps) => 1 + reps / 30,
  /** M. Brzycki, J. Phys. Educ. Recreat. Dance 64(1):88 (1993). Undefined from 37 reps. */
  brzycki: (reps) => 36 / (37 - reps),
  /** V. P. Lombardi, Beginning Weight Training (1989). */
  lombardi: (reps) => reps ** 0.1,
  /** J. L. Mayhew et al., J. Appl. Sport Sci. Res. 6:200 (1992). */
  mayhew: (reps) => 100 / (52.2 + 41.9 * Math.exp(-0.055 * reps)),
  /** B. O'Conner, J. Simmons, P. O'Shea, Weight Training Today (1989). */
  oconner: (reps) => 1 + reps / 40,
  /** D. Wathan, "Load Assignment", in Essentials of Strength Training and Conditioning (1994). */
  wathan: (reps) => 100 / (48.8 + 53.8 * Math.exp(-0.075 * reps)),
  /** J. Lander, "Maximum Based on Reps", NSCA Journal 6:60 (1985). */
  lander: (reps) => 100 / (101.3 - 2.67123 * reps),
};
