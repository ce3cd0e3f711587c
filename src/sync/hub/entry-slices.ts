import { type Change, decodeValue, encodeChanges, encodeValue, type Stamp } from '../record/index.ts';
import { changesIn } from './fold.ts';
import type { LogEntry } from './hub-storage.ts';

/** Log entries, limited to their changes of the records in `keys`. */
export interface EntrySlice {
  readonly keys: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** Each slice is merged and stored in one transaction, which blocks other writes. */
const recordsASlice = 200;

/**
 * Splits entries by the records that they change, so that a push of thousands of records is compacted a few hundred at
 * a time. Entries that change few records form a single slice, unmodified.
 */
export function sliceEntries(entries: readonly LogEntry[]): readonly EntrySlice[] {
  const changesByEntry = entries.map(({ payload }) => changesIn(payload));
  const keys = [...new Set(changesByEntry.flatMap((changes) => changes.map(({ key }) => key)))];
  if (keys.length <= recordsASlice) return [{ keys, entries }];
  const sliceOf = new Map(keys.map((key, at) => [key as string, Math.floor(at / recordsASlice)]));
  const slices = Array.from({ length: Math.ceil(keys.length / recordsASlice) }, (_, at) => ({
    keys: keys.slice(at * recordsASlice, (at + 1) * recordsASlice),
    entries: [] as LogEntry[],
  }));
  for (const [at, entry] of entries.entries()) {
    const replaced = decodeValue(entry.replaced) as readonly (readonly (Stamp | null)[])[];
    const parts = new Map<number, { readonly changes: Change[]; readonly replaced: (readonly (Stamp | null)[])[] }>();
    for (const [index, change] of (changesByEntry[at] ?? []).entries()) {
      const slice = sliceOf.get(change.key) ?? 0;
      const part = parts.get(slice) ?? { changes: [], replaced: [] };
      part.changes.push(change);
      part.replaced.push(replaced[index] ?? []);
      parts.set(slice, part);
    }
    for (const [slice, part] of parts)
      slices[slice]?.entries.push({
        ...entry,
        payload: encodeChanges(part.changes),
        replaced: encodeValue(part.replaced),
      });
  }
  return slices;
}
