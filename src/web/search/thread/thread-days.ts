import type { Instant, LocalDay } from '#domain/kernel/index.ts';

export interface Mentioned {
  readonly day: LocalDay;
  /** Orders the entries of a day; those of unknown time come first. */
  readonly at: Instant | null;
}

export interface ThreadDay<Entry> {
  readonly day: LocalDay;
  readonly entries: readonly Entry[];
}

/** Groups entries by day, in order of time, the oldest first. Entries of the same time keep their order. */
export function threadDays<Entry extends Mentioned>(entries: readonly Entry[]): readonly ThreadDay<Entry>[] {
  const inOrder = entries.toSorted((a, b) => compareDays(a.day, b.day) || timeOf(a) - timeOf(b));
  return Array.from(
    Map.groupBy(inOrder, ({ day }) => day),
    ([day, ofDay]) => ({ day, entries: ofDay }),
  );
}

function compareDays(a: LocalDay, b: LocalDay): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function timeOf({ at }: Mentioned): number {
  return at ?? Number.MIN_SAFE_INTEGER;
}
