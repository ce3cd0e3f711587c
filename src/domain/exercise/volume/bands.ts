import { err, ok, type Result } from '../../kernel/index.ts';
import type { Muscle } from '../muscle.ts';

/** Hard sets a week between which a person wants a muscle to lie. */
export interface Band {
  /** 0 or more. */
  readonly min: number;
  /** `min` or more. */
  readonly max: number;
}

/** Where a week's sets lie. `none` where the muscle has no band. */
export type BandStanding = 'below' | 'within' | 'above' | 'none';

export type BandError =
  | { readonly code: 'exercise/band-below-zero' }
  | { readonly code: 'exercise/band-reversed'; readonly min: number; readonly max: number };

/**
 * The bands that stand until a person types their own. They are what coaches commonly publish as the least that works
 * and the most that is recovered from, not something measured, and public copies differ by a few sets. Muscles for
 * which none is in common use have none here.
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

/** The band of a muscle: the person's own, else the one in common use; null where there is none. */
export function bandOf(muscle: Muscle, own: { readonly [muscle: string]: Band | undefined }): Band | null {
  return own[muscle] ?? publicBands[muscle] ?? null;
}

/** Reads a band that somebody typed: `exercise/band-below-zero`, or `exercise/band-reversed` where it ends before it begins. */
export function readBand({ min, max }: Band): Result<Band, BandError> {
  if (min < 0 || max < 0) return err({ code: 'exercise/band-below-zero' });
  return max < min ? err({ code: 'exercise/band-reversed', min, max }) : ok({ min, max });
}

/** Both ends belong to the band. */
export function standingIn(band: Band | null, sets: number): BandStanding {
  if (band === null) return 'none';
  if (sets < band.min) return 'below';
  return sets > band.max ? 'above' : 'within';
}
