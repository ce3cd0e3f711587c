import { err, ok, type Result } from '../../kernel/index.ts';
import { isKnownMeasure } from '../body/index.ts';

/** The range of a value that is possible for a living person. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/**
 * Beats per minute. The lowest rate measured in a person who was awake is 26, and the average of a session never
 * reaches 260.
 */
export const heartRateBounds: Bounds = { min: 20, max: 260 };

/** Kilograms; the heaviest known person weighed 635 kg. */
export const bodyWeightBounds: Bounds = { min: 1, max: 650 };

/** Metres, for any girth. */
const girthBounds: Bounds = { min: 0.05, max: 4 };

/** A share of body mass, with limits beyond those of any living person. */
const bodyFatBounds: Bounds = { min: 0.01, max: 0.9 };

/** Returns the limits of a built-in measurement; null for a custom one, which can have any value. */
export function boundsOfMeasure(measure: string | undefined): Bounds | null {
  if (measure === undefined || !isKnownMeasure(measure)) return null;
  if (measure === 'resting-pulse') return heartRateBounds;
  if (measure === 'body-fat') return bodyFatBounds;
  return measure === 'body-weight' ? bodyWeightBounds : girthBounds;
}

/** Kilograms on a bar or a machine, negative for assistance. Nobody has moved more in any lift. */
export const loadBounds: Bounds = { min: -1000, max: 3000 };

/** Per set. The record for a whole day is 46,001 press-ups. */
export const repsBounds: Bounds = { min: 0, max: 100_000 };

/** Seconds per set: up to a week. */
export const secondsPerSetBounds: Bounds = { min: 0, max: 7 * 86_400 };

/** Metres per set; the longest non-stop race is shorter. */
export const metresPerSetBounds: Bounds = { min: 0, max: 1_000_000 };

/** Seconds per activity: up to a year, for people who walk across a continent. */
export const activitySecondsBounds: Bounds = { min: 0, max: 366 * 86_400 };

/** Metres per activity: up to twice around the Earth. */
export const activityMetresBounds: Bounds = { min: 0, max: 80_000_000 };

export type OutOfBounds = { readonly code: 'exercise/out-of-bounds' } & Bounds;

/**
 * Rejects impossible values.
 *
 * @returns `exercise/out-of-bounds` with the bounds in the unit of the value
 */
export function checkWithin(value: number, { min, max }: Bounds): Result<number, OutOfBounds> {
  return value >= min && value <= max ? ok(value) : err({ code: 'exercise/out-of-bounds', min, max });
}
