import { type Change, decodeValue, encodeChanges, encodeValue, type Stamp } from '../record/index.ts';
import { changesIn } from './fold.ts';
import type { LogEntry } from './hub-storage.ts';

/** Entries cut down to what they say of some records. */
export interface EntrySlice {
  readonly keys: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** A slice is folded and stored in one go, while nothing else is written. */
const recordsASlice = 200;

/**
 * Cuts entries by the records that they touch: what one push says of thousands of records is folded some hundreds at a
 * time. Entries that touch few are one slice, as they are.
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
