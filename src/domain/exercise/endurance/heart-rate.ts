import { err, ok, type Result } from '../../kernel/index.ts';

/** Beats per minute. */
export type HeartRate = number;

export type HeartRateError = { readonly code: 'exercise/heart-rate-range-empty' };

/**
 * Estimates the maximal heart rate from age by the oldest rule: 220 − age. Individuals differ from it by ten beats and
 * more.
 *
 * @param age years, of an adult
 * @see S. M. Fox et al., "Physical activity and the prevention of coronary heart disease", Annals of Clinical Research
 * 3 (1971) 404–432
 */
export function heartRateMaxFox(age: number): HeartRate {
  return 220 - age;
}

/**
 * Estimates the maximal heart rate from age: 208 − 0.7 age. More accurate than 220 − age above 40; individuals differ
 * from it just as much.
 *
 * @param age years, of an adult
 * @see H. Tanaka et al., "Age-predicted maximal heart rate revisited", Journal of the American College of Cardiology 37
 * (2001) 153–156
 */
export function heartRateMaxTanaka(age: number): HeartRate {
  return 208 - 0.7 * age;
}

/** The user's range of heart rates. */
export interface HeartRateRange {
  /** The heart rate while lying still. */
  readonly resting: HeartRate;
  readonly max: HeartRate;
}

/**
 * Returns the heart rate at a share of the reserve between resting and maximum. With a resting rate of 0 it is a share
 * of the maximum.
 *
 * @param share 0–1
 * @returns beats per minute, not rounded; `exercise/heart-rate-range-empty` unless the maximum is above the resting
 * rate
 * @see M. J. Karvonen et al., "The effects of training on heart rate", Annales Medicinae Experimentalis et Biologiae
 * Fenniae 35 (1957) 307–315
 */
export function karvonen({ resting, max }: HeartRateRange, share: number): Result<HeartRate, HeartRateError> {
  return max > resting ? ok(resting + share * (max - resting)) : err({ code: 'exercise/heart-rate-range-empty' });
}

/** The upper limits of the five standard zones, as shares. */
const zoneEnds = [0.6, 0.7, 0.8, 0.9, 1] as const;

/**
 * Returns the default upper limits of five zones: 60, 70, 80, 90 and 100 % of the reserve, or of the maximum if the
 * resting rate is 0. The user's own limits take precedence.
 *
 * @returns whole beats, from the easiest zone up
 */
export function defaultZoneBounds(range: HeartRateRange): Result<readonly HeartRate[], HeartRateError> {
  const bounds: HeartRate[] = [];
  for (const share of zoneEnds) {
    const bound = karvonen(range, share);
    if (!bound.ok) return bound;
    bounds.push(Math.round(bound.value));
  }
  return ok(bounds);
}

export interface KnownMaximum {
  readonly beats: HeartRate;
  /** The source: the upper limit of the user's last zone, or their age. */
  readonly by: 'zones' | 'age';
}

/** The minimum age for the age-based rules, which were derived from adults. */
const grownUp = 18;

/**
 * Returns the user's maximal heart rate: the upper limit of their highest zone, or else an estimate from age (Tanaka).
 *
 * @param bounds the upper limits of the zones that apply; may be empty
 * @param age years; null if unknown
 * @returns null if neither is known
 */
export function knownMaximum(bounds: readonly number[], age: number | null): KnownMaximum | null {
  const end = bounds.at(-1);
  if (end !== undefined) return { beats: end, by: 'zones' };
  return age !== null && age >= grownUp ? { beats: heartRateMaxTanaka(age), by: 'age' } : null;
}
