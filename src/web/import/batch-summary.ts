import type { ImportMessages } from './messages/index.ts';
import type { ImportFormat } from './use-import-format.ts';

/** The verdicts whose items an import left as they were. */
const untouched = new Set(['same', 'left']);

/**
 * Writes what an import wrote, by collection: `2,993 notes and 41 workouts`. Empty if it wrote nothing.
 *
 * @param counts as the record of the import has them, from this version or another
 */
export function batchSummary(counts: unknown, m: ImportMessages, { listed }: Pick<ImportFormat, 'listed'>): string {
  const written = countsOf(counts).flatMap(({ collection, outcomes }) => {
    const count = outcomes.reduce((sum, { outcome, count }) => (untouched.has(outcome) ? sum : sum + count), 0);
    return count > 0 ? [collectionCount(collection, count, m)] : [];
  });
  return listed(written);
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

function collectionCount(collection: string, count: number, { counts, otherCount }: ImportMessages): string {
  switch (collection) {
    case 'notes':
      return counts.note({ count });
    case 'workouts':
      return counts.workout({ count });
    case 'activities':
      return counts.activity({ count });
    case 'measurements':
      return counts.measurement({ count });
    default:
      return otherCount({ count });
  }
}
