import { err, ok, type Result } from '../../kernel/index.ts';
import type { Muscle } from '../library/muscle.ts';

/** A user's weekly target for a muscle, in hard sets. */
export interface Band {
  /** 0 or more. */
  readonly min: number;
  /** `min` or more. */
  readonly max: number;
}

/** The position of a week's sets relative to the weekly target. `none` if the muscle has no target. */
export type BandStanding = 'below' | 'within' | 'above' | 'none';

export type BandError =
  | { readonly code: 'exercise/band-below-zero' }
  | { readonly code: 'exercise/band-reversed'; readonly min: number; readonly max: number };

/**
 * The default weekly targets. They are commonly published by coaches as the minimum effective and the maximum
 * recoverable volume. They are not measured, and public copies differ by a few sets. Muscles without a commonly used
 * range have none.
 *
 * @see M. Israetel, J. Hoffmann, “Training volume landmarks for muscle growth”, Renaissance Periodization (2017 ff.)
 */
export const publicBands: { readonly [M in Muscle]?: Band } = {
  sideDelts: { min: 8, max: 26 },
  chest: { min: 8, max: 22 },
  upperBack: { min: 10, max: 25 },
  lats: { min: 10, max: 25 },
  biceps: { min: 8, max: 20 },
  triceps: { min: 6, max: 18 },
  abs: { min: 0, max: 25 },
  glutes: { min: 0, max: 16 },
  quads: { min: 8, max: 20 },
  hamstrings: { min: 6, max: 20 },
  calves: { min: 8, max: 20 },
};

/** Returns the weekly target for a muscle: the user's own, else the default one; null if there is none. */
export function bandOf(muscle: Muscle, own: { readonly [muscle: string]: Band | undefined }): Band | null {
  return own[muscle] ?? publicBands[muscle] ?? null;
}

/** Validates a typed weekly target: `exercise/band-below-zero`, or `exercise/band-reversed` if `max` is below `min`. */
export function readBand({ min, max }: Band): Result<Band, BandError> {
  if (min < 0 || max < 0) return err({ code: 'exercise/band-below-zero' });
  return max < min ? err({ code: 'exercise/band-reversed', min, max }) : ok({ min, max });
}

/** Returns the position of `sets` relative to the weekly target, including both ends. */
export function standingIn(band: Band | null, sets: number): BandStanding {
  if (band === null) return 'none';
  if (sets < band.min) return 'below';
  return sets > band.max ? 'above' : 'within';
}
