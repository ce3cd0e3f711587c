import type { ImportMessages } from '../messages/index.ts';
import type { ImportFormat } from './use-import-format.ts';

/** The verdicts whose items an import left as they were. */
const untouched = new Set(['same', 'left']);

const named = ['notes', 'workouts', 'activities', 'measurements'] as const;

/**
 * Writes what an import wrote: `2,993 notes, 41 workouts and 3 other items`. Empty if it wrote nothing.
 *
 * @param counts as the record of the import has them, from this version or another
 */
export function batchSummary(counts: unknown, m: ImportMessages, { listed }: Pick<ImportFormat, 'listed'>): string {
  const written = new Map(countsOf(counts).map(({ collection, outcomes }) => [collection, writtenCount(outcomes)]));
  return countsInWords(written, m, listed);
}

/** Writes counts of records by collection. Collections that most people do not think of are counted together, at the end. */
export function countsInWords(
  counts: ReadonlyMap<string, number>,
  m: ImportMessages,
  listed: ImportFormat['listed'],
): string {
  const others = [...counts].reduce((sum, [collection, count]) => (isNamed(collection) ? sum : sum + count), 0);
  const words = named.flatMap((collection) => {
    const count = counts.get(collection) ?? 0;
    return count > 0 ? [collectionCount(collection, count, m)] : [];
  });
  return listed(others > 0 ? [...words, m.otherCount({ count: others })] : words);
}

/** Returns how many workouts and activities an import wrote. */
export function writtenSessions(counts: unknown): number {
  return countsOf(counts)
    .filter(({ collection }) => collection === 'workouts' || collection === 'activities')
    .reduce((sum, { outcomes }) => sum + writtenCount(outcomes), 0);
}

/** Returns whether an import wrote something of a collection. */
export function hasWritten(outcomes: CollectionCounts['outcomes']): boolean {
  return writtenCount(outcomes) > 0;
}

/** Returns how many items of a collection an import wrote. */
export function writtenCount(outcomes: CollectionCounts['outcomes']): number {
  return outcomes.reduce((sum, { outcome, count }) => (untouched.has(outcome) ? sum : sum + count), 0);
}

function isNamed(collection: string): boolean {
  return (named as readonly string[]).includes(collection);
}

export interface CollectionCounts {
  readonly collection: string;
  readonly outcomes: readonly { readonly outcome: string; readonly count: number }[];
}

/** Reads the counts of an import. Whatever is no count is left out. */
export function countsOf(counts: unknown): readonly CollectionCounts[] {
  return entriesOf(counts).map(([collection, outcomes]) => ({
    collection,
    outcomes: entriesOf(outcomes).flatMap(([outcome, count]) =>
      typeof count === 'number' ? [{ outcome, count }] : [],
    ),
  }));
}

function entriesOf(value: unknown): readonly [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

function collectionCount(collection: (typeof named)[number], count: number, { counts }: ImportMessages): string {
  switch (collection) {
    case 'notes':
      return counts.note({ count });
    case 'workouts':
      return counts.workout({ count });
    case 'activities':
      return counts.activity({ count });
    case 'measurements':
      return counts.measurement({ count });
  }
}
