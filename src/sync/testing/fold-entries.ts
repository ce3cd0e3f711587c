import { sliceEntries } from '../hub/entry-slices.ts';
import { foldRecords } from '../hub/fold.ts';
import type { Compaction, LogEntry, StoredRecord } from '../hub/hub-storage.ts';

/** Folds entries into records in a single step, as a hub does with few entries. */
export function foldEntries(stored: readonly StoredRecord[], entries: readonly LogEntry[], from: number): Compaction {
  const keys = new Set(keysOf(entries));
  const upto = entries.at(-1)?.sequence ?? from;
  return { from, upto, ...foldRecords({ stored, entries, keys, aside: new Set() }) };
}

/** Returns the keys of the records that the entries change. */
export function keysOf(entries: readonly LogEntry[]): readonly string[] {
  return sliceEntries(entries).flatMap(({ keys }) => keys);
}
