import { err, ok, type Result } from '../../kernel/index.ts';
import type { Pace } from './pace.ts';

export type GradeError = { readonly code: 'exercise/grade-out-of-range'; readonly steepest: number };

/** Rise over run beyond which nobody measured. */
const steepest = 0.45;

/** Downhill, running fast is held back by the legs rather than by energy: a ratio below this promises too much. */
const leastRatio = 0.5;

type Gait = 'run' | 'walk';

/** From the fifth power down to the constant. */
const coefficients: { readonly [G in Gait]: readonly number[] } = {
  run: [155.4, -30.4, -43.3, 46.3, 19.5, 3.6],
  walk: [280.5, -58.7, -76.8, 51.9, 19.6, 2.5],
};

/**
 * Energy that a metre on a slope costs, Minetti's polynomials: measured on ten fit men on a treadmill.
 *
 * @param grade rise over run, −0.45 to 0.45; from a track, over 20 m or more, else noise counts as climbing
 * @returns joules for each kilogram and metre, or `exercise/grade-out-of-range`
 * @see A. E. Minetti et al., "Energy cost of walking and running at extreme uphill and downhill slopes", Journal of
 *   Applied Physiology 93 (2002) 1039–1046
 */
export function gradeCost(gait: Gait, grade: number): Result<number, GradeError> {
  if (!(Math.abs(grade) <= steepest)) return err({ code: 'exercise/grade-out-of-range', steepest });
  return ok(coefficients[gait].reduce((sum, coefficient) => sum * grade + coefficient));
}

/**
 * The pace on the flat that costs as much as a pace on a slope.
 *
 * @param pace seconds a metre
 * @param grade rise over run, −0.45 to 0.45
 * @returns seconds a metre, at most twice the pace that was run, or `exercise/grade-out-of-range`
 */
export function gradeAdjustedPace(gait: Gait, pace: Pace, grade: number): Result<Pace, GradeError> {
  const onSlope = gradeCost(gait, grade);
  if (!onSlope.ok) return onSlope;
  const onFlat = coefficients[gait].at(-1) ?? Number.NaN;
  return ok(pace / Math.max(leastRatio, onSlope.value / onFlat));
}
