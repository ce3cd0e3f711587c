import { err, ok, type Result } from '../../kernel/index.ts';

/** Beats a minute. */
export type HeartRate = number;

export type HeartRateError = { readonly code: 'exercise/heart-rate-range-empty' };

/**
 * Maximal heart rate by age, as the oldest rule has it: 220 − age. Single people differ from it by ten beats and more.
 *
 * @param age years, of an adult
 * @see S. M. Fox et al., "Physical activity and the prevention of coronary heart disease", Annals of Clinical Research 3
 *   (1971) 404–432
 */
export function heartRateMaxFox(age: number): HeartRate {
  return 220 - age;
}

/**
 * Maximal heart rate by age: 208 − 0.7 age. Better than 220 − age above 40, and as far off for single people.
 *
 * @param age years, of an adult
 * @see H. Tanaka et al., "Age-predicted maximal heart rate revisited", Journal of the American College of Cardiology 37
 *   (2001) 153–156
 */
export function heartRateMaxTanaka(age: number): HeartRate {
  return 208 - 0.7 * age;
}

/** The heart rates between which a person lies. */
export interface HeartRateRange {
  /** Lying still. */
  readonly resting: HeartRate;
  readonly max: HeartRate;
}

/**
 * The heart rate at a share of the reserve between resting and maximum. With a resting rate of 0 it is a share of the
 * maximum.
 *
 * @param share 0–1
 * @returns beats a minute, not rounded; `exercise/heart-rate-range-empty` unless the maximum lies above the resting rate
 * @see M. J. Karvonen et al., "The effects of training on heart rate", Annales Medicinae Experimentalis et Biologiae
 *   Fenniae 35 (1957) 307–315
 */
export function karvonen({ resting, max }: HeartRateRange, share: number): Result<HeartRate, HeartRateError> {
  return max > resting ? ok(resting + share * (max - resting)) : err({ code: 'exercise/heart-rate-range-empty' });
}

/** Where the five usual zones end, as shares. */
const zoneEnds = [0.6, 0.7, 0.8, 0.9, 1] as const;

/**
 * Bounds for five zones to begin with: 60, 70, 80, 90 and 100 % of the reserve, or of the maximum where the resting rate
 * is 0. A person's own bounds go before them.
 *
 * @returns whole beats, from the easiest zone up
 */
export function usualZoneBounds(range: HeartRateRange): Result<readonly HeartRate[], HeartRateError> {
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
  /** Where it is known from: the end of the person's last zone, or their age. */
  readonly by: 'zones' | 'age';
}

/** The rules by age were made on grown people. */
const grownUp = 18;

/**
 * A person's maximal heart rate: where their own last zone ends, else by age (Tanaka).
 *
 * @param bounds of the zones in force, none where there are none
 * @param age years; null where it is not known
 * @returns null where neither says it
 */
export function knownMaximum(bounds: readonly number[], age: number | null): KnownMaximum | null {
  const end = bounds.at(-1);
  if (end !== undefined) return { beats: end, by: 'zones' };
  return age !== null && age >= grownUp ? { beats: heartRateMaxTanaka(age), by: 'age' } : null;
}
