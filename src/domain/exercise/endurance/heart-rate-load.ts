import { err, ok, type Result } from '../../kernel/index.ts';
import type { HeartRate, HeartRateError, HeartRateRange } from './heart-rate.ts';

/** A period at one heart rate: a sample of a recording, a lap, or the average of a whole activity. */
export interface HeartRateStretch {
  readonly seconds: number;
  readonly beats: HeartRate;
}

/** The user's heart rate range and sex; women and men have separate weightings. */
export interface TrimpPerson extends HeartRateRange {
  readonly sex: 'female' | 'male';
}

/** Morton's constants of y = a e^(bx). */
const weighting = { male: { a: 0.64, b: 1.92 }, female: { a: 0.86, b: 1.67 } } as const;

/**
 * Computes Banister's training impulse: minutes × x × y. x is the share of the heart rate reserve (never of the
 * maximum), and y weights intensity. The load is summed stretch by stretch; a single average gives a lower result, the
 * more so the more the heart rate varied.
 *
 * @returns a load without a unit, or `exercise/heart-rate-range-empty`
 * @see E. W. Banister (1975); R. H. Morton et al., "Modeling human performance in running", Journal of Applied
 * Physiology 69 (1990) 1171–1177
 */
export function banisterTrimp(
  stretches: readonly HeartRateStretch[],
  { sex, resting, max }: TrimpPerson,
): Result<number, HeartRateError> {
  if (!(max > resting)) return err({ code: 'exercise/heart-rate-range-empty' });
  const { a, b } = weighting[sex];
  return ok(
    stretches.reduce((sum, { seconds, beats }) => {
      const x = Math.min(1, Math.max(0, (beats - resting) / (max - resting)));
      return sum + (seconds / 60) * x * a * Math.exp(b * x);
    }, 0),
  );
}

/**
 * Computes Edwards' training load: minutes at 50–60, 60–70, 70–80, 80–90 and from 90 % of the maximal heart rate,
 * times 1 to 5. Time below half of the maximum does not count.
 *
 * @returns a load without a unit, or `exercise/heart-rate-range-empty` for a maximum of 0
 * @see S. Edwards, "The Heart Rate Monitor Book" (1993)
 */
export function edwardsTrimp(stretches: readonly HeartRateStretch[], max: HeartRate): Result<number, HeartRateError> {
  if (!(max > 0)) return err({ code: 'exercise/heart-rate-range-empty' });
  return ok(
    stretches.reduce((sum, { seconds, beats }) => {
      const tenths = Math.floor((beats * 10) / max);
      return sum + (seconds / 60) * Math.min(5, Math.max(0, tenths - 4));
    }, 0),
  );
}
