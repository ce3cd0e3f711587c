import { err, ok, type Result } from '../../kernel/index.ts';
import type { Pace } from './pace.ts';

export type GradeError = { readonly code: 'exercise/grade-out-of-range'; readonly steepest: number };

/** Rise over run. The formula was not measured on steeper slopes. */
const steepest = 0.45;

/** Fast downhill running is limited by the legs rather than by energy, so a lower ratio would be too optimistic. */
const minRatio = 0.5;

type Gait = 'run' | 'walk';

/** Polynomial coefficients, from the fifth power down to the constant term. */
const coefficients: { readonly [G in Gait]: readonly number[] } = {
  run: [155.4, -30.4, -43.3, 46.3, 19.5, 3.6],
  walk: [280.5, -58.7, -76.8, 51.9, 19.6, 2.5],
};

/**
 * Returns the energy cost of a metre on a slope by Minetti's polynomials, which were measured on ten fit men on a
 * treadmill.
 *
 * @param grade rise over run, −0.45 to 0.45. Take it over 20 m or more of a track, or noise counts as climbing.
 * @returns joules per kilogram and metre, or `exercise/grade-out-of-range`
 * @see A. E. Minetti et al., "Energy cost of walking and running at extreme uphill and downhill slopes", Journal of
 * Applied Physiology 93 (2002) 1039–1046
 */
export function gradeCost(gait: Gait, grade: number): Result<number, GradeError> {
  if (!(Math.abs(grade) <= steepest)) return err({ code: 'exercise/grade-out-of-range', steepest });
  return ok(coefficients[gait].reduce((sum, coefficient) => sum * grade + coefficient));
}

/**
 * Returns the pace on the flat with the same energy cost as a pace on a slope.
 *
 * @param pace seconds per metre
 * @param grade rise over run, −0.45 to 0.45
 * @returns seconds per metre, at most twice the given pace, or `exercise/grade-out-of-range`
 */
export function gradeAdjustedPace(gait: Gait, pace: Pace, grade: number): Result<Pace, GradeError> {
  const onSlope = gradeCost(gait, grade);
  if (!onSlope.ok) return onSlope;
  const onFlat = coefficients[gait].at(-1) ?? Number.NaN;
  return ok(pace / Math.max(minRatio, onSlope.value / onFlat));
}
