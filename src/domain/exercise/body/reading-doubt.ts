import { daysBetween, type LocalDay } from '../../kernel/index.ts';
import { isKnownMeasure, type KnownMeasure } from './measures.ts';
import type { Reading } from './readings.ts';

/** Why a reading is likelier mistyped than read. It is asked about, never refused. */
export type ReadingDoubt =
  /** Far from the nearest other reading of the measure. */
  | { readonly code: 'exercise/far-from-other-reading'; readonly other: Reading }
  /** The first of its measure, and one that few people have. */
  | { readonly code: 'exercise/unusual-reading' };

interface Change {
  /** As a share of the other reading, on the same day. */
  readonly atOnce: number;
  /** More for each week between the two. */
  readonly perWeek: number;
}

const longestChange = 0.5;

const changes: { readonly [M in 'mass' | 'fat' | 'pulse' | 'girth']: Change } = {
  mass: { atOnce: 0.08, perWeek: 0.015 },
  fat: { atOnce: 0.3, perWeek: 0.05 },
  pulse: { atOnce: 0.5, perWeek: 0.05 },
  girth: { atOnce: 0.12, perWeek: 0.02 },
};

/** What most people have: kilograms, a share of 1, beats a minute. Girths differ by the part of the body. */
const usual: { readonly [M in KnownMeasure]?: readonly [min: number, max: number] } = {
  'body-weight': [30, 250],
  'body-fat': [0.03, 0.6],
  'resting-pulse': [30, 120],
};

/**
 * Compares a reading with the nearest other one of its measure: a body weight of 815 kg after one of 81.5, or of 180 in a
 * field of kilograms. Measures of a person's own may be anything, and are not compared.
 *
 * @param reading kilograms, metres, a share of 1 or a count
 * @param others of the same measure, without the one that is changed
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
