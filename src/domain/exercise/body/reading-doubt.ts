import { daysBetween, type LocalDay } from '../../kernel/index.ts';
import { isKnownMeasure, type KnownMeasure } from './measures.ts';
import type { Reading } from './readings.ts';

/** Why a reading is probably mistyped. The UI asks about it; it is never rejected. */
export type ReadingDoubt =
  /** It is far from the nearest other reading of the measure. */
  | { readonly code: 'exercise/far-from-other-reading'; readonly other: Reading }
  /** It is the first reading of its measure, with a value that few people have. */
  | { readonly code: 'exercise/unusual-reading' };

interface Change {
  /** The allowed difference on the same day, as a share of the other reading. */
  readonly atOnce: number;
  /** The additional allowance for each week between the two readings. */
  readonly perWeek: number;
}

const longestChange = 0.5;

const changes: { readonly [M in 'mass' | 'fat' | 'pulse' | 'girth']: Change } = {
  mass: { atOnce: 0.08, perWeek: 0.015 },
  fat: { atOnce: 0.3, perWeek: 0.05 },
  pulse: { atOnce: 0.5, perWeek: 0.05 },
  girth: { atOnce: 0.12, perWeek: 0.02 },
};

/**
 * The usual range of each measure: kilograms, a share of 1, beats a minute. Girths are left out because they differ by
 * body part.
 */
const usual: { readonly [M in KnownMeasure]?: readonly [min: number, max: number] } = {
  'body-weight': [30, 250],
  'body-fat': [0.03, 0.6],
  'resting-pulse': [30, 120],
};

/**
 * Compares a reading with the nearest other one of its measure. This catches a body weight of 815 kg after 81.5 kg, or
 * pounds typed as kilograms (180). Custom measures can have any value and are not compared.
 *
 * @param reading kilograms, metres, a share of 1 or a count
 * @param others readings of the same measure, without the one being edited
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
    const allowed = Math.min(longestChange, atOnce + (perWeek * away(nearest)) / 7);
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
