import { daysBetween, type LocalDay } from '../../kernel/index.ts';
import { isKnownMeasure, type KnownMeasure } from './measures.ts';
import type { Reading } from './readings.ts';

/** Why a measured value is unlikely. The UI asks about the value but never rejects it. */
export type ReadingDoubt =
  /** The value is far from the nearest other value of the same measurement. */
  | { readonly code: 'exercise/far-from-other-reading'; readonly other: Reading }
  /** The value is the first one of its measurement, and few people have such a value. */
  | { readonly code: 'exercise/unusual-reading' };

interface Change {
  /** The allowed difference between two values of the same day, as a share of the other one. */
  readonly atOnce: number;
  /** The additional allowance for each week between the two values. */
  readonly perWeek: number;
}

const maxChange = 0.5;

const changes: { readonly [M in 'mass' | 'fat' | 'pulse' | 'girth']: Change } = {
  mass: { atOnce: 0.08, perWeek: 0.015 },
  fat: { atOnce: 0.3, perWeek: 0.05 },
  pulse: { atOnce: 0.5, perWeek: 0.05 },
  girth: { atOnce: 0.12, perWeek: 0.02 },
};

/**
 * The usual range of each measurement, in kilograms, as a share from 0 to 1 or in beats per minute. Girths are left out
 * because they differ by body part.
 */
const usual: { readonly [M in KnownMeasure]?: readonly [min: number, max: number] } = {
  'body-weight': [30, 250],
  'body-fat': [0.03, 0.6],
  'resting-pulse': [30, 120],
};

/**
 * Compares a measured value with the nearest other one of its measurement. This catches a body weight of 815 kg after
 * 81.5 kg, or pounds typed as kilograms (180). Custom measurements can have any value and are not compared.
 *
 * @param reading kilograms, metres, a share from 0 to 1 or a count
 * @param others values of the same measurement, without the one being edited
 */
export function readingDoubt(
  reading: { readonly measure: string; readonly day: LocalDay; readonly si: number },
  others: readonly Reading[],
): ReadingDoubt | null {
  const { measure, day, si } = reading;
  if (!isKnownMeasure(measure)) return null;
  const away = (other: Reading) => Math.abs(daysBetween(other.day, day));
  const nearest = others.reduce<Reading | null>(
    (best, each) => (best === null || away(each) <= away(best) ? each : best),
    null,
  );
  if (nearest !== null && nearest.value.si > 0) {
    const { atOnce, perWeek } = changes[kindOf(measure)];
    const allowed = Math.min(maxChange, atOnce + (perWeek * away(nearest)) / 7);
    const ratio = Math.max(si / nearest.value.si, nearest.value.si / Math.max(si, Number.MIN_VALUE));
    return ratio > 1 + allowed ? { code: 'exercise/far-from-other-reading', other: nearest } : null;
  }
  const [min, max] = usual[measure] ?? [0, Number.POSITIVE_INFINITY];
  return si < min || si > max ? { code: 'exercise/unusual-reading' } : null;
}

function kindOf(measure: KnownMeasure): keyof typeof changes {
  if (measure === 'body-weight') return 'mass';
  if (measure === 'body-fat') return 'fat';
  return measure === 'resting-pulse' ? 'pulse' : 'girth';
}
