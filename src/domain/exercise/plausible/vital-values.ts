import { err, ok, type Result } from '../../kernel/index.ts';
import { isKnownMeasure } from '../body/index.ts';

/** The least and the most of a figure that a living person can have. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Beats a minute: 26 is the lowest that was measured in a person awake, and no heart beats 260 times over a session. */
export const heartRateBounds: Bounds = { min: 20, max: 260 };

/** Kilograms: the heaviest person known weighed 635 kg. */
export const bodyWeightBounds: Bounds = { min: 1, max: 650 };

/** Metres, of any girth. */
const girthBounds: Bounds = { min: 0.05, max: 4 };

/** A share of 1. Nobody lives without any fat, and nobody is all of it. */
const bodyFatBounds: Bounds = { min: 0.01, max: 0.9 };

/** The bounds of a measure that everybody has; null for a person's own, which may be anything. */
export function boundsOfMeasure(measure: string | undefined): Bounds | null {
  if (measure === undefined || !isKnownMeasure(measure)) return null;
  if (measure === 'resting-pulse') return heartRateBounds;
  if (measure === 'body-fat') return bodyFatBounds;
  return measure === 'body-weight' ? bodyWeightBounds : girthBounds;
}

/** Kilograms on a bar or a machine, help below 0. No lift of any kind ever moved more. */
export const loadBounds: Bounds = { min: -1000, max: 3000 };

/** Of one set: 46,001 press-ups is the most in a whole day. */
export const repsBounds: Bounds = { min: 0, max: 100_000 };

/** Seconds of one set: a week. */
export const setSecondsBounds: Bounds = { min: 0, max: 7 * 86_400 };

/** Metres in one set: the longest race without a stop is shorter. */
export const setMetresBounds: Bounds = { min: 0, max: 1_000_000 };

/** Seconds of one activity: a year, for those who walk across a continent. */
export const activitySecondsBounds: Bounds = { min: 0, max: 366 * 86_400 };

/** Metres of one activity: twice around the Earth. */
export const activityMetresBounds: Bounds = { min: 0, max: 80_000_000 };

export type OutOfBounds = { readonly code: 'exercise/out-of-bounds' } & Bounds;

/** Refuses what nobody can have. @returns `exercise/out-of-bounds` with the bounds in the unit of the value */
export function checkWithin(value: number, { min, max }: Bounds): Result<number, OutOfBounds> {
  return value >= min && value <= max ? ok(value) : err({ code: 'exercise/out-of-bounds', min, max });
}
