import { compareText, type RecordKey } from '../../kernel/index.ts';
import { contentHash, type RecordContent } from './content-hash.ts';
import { sourceOf } from './verdict.ts';

export interface StoredRecord extends RecordContent {
  readonly key: RecordKey;
}

/** What undoing an import does. */
export interface Undo {
  /** The records to move to the trash: created by the import and unchanged since. */
  readonly removed: readonly RecordKey[];
  /** The records that stay, because the user changed them. */
  readonly changed: readonly RecordKey[];
}

/**
 * Decides what undoing an import does with its records. Those that are in the trash already stay there.
 *
 * @param records at least all records of the batch, with their texts
 */
export function undoOf(batch: string, records: Iterable<StoredRecord>): Undo {
  const removed: RecordKey[] = [];
  const changed: RecordKey[] = [];
  for (const record of records) {
    const source = originOf(record);
    if (source.batch !== batch || (record.leaves.get('trashedAt') ?? null) !== null) continue;
    (contentHash(record) === source.hash ? removed : changed).push(record.key);
  }
  return { removed: removed.sort(compareText), changed: changed.sort(compareText) };
}

/** Returns the import that created or restored a record, and the hash of what it wrote. */
function originOf(record: StoredRecord): { readonly batch: string; readonly hash: string } {
  const restored = record.leaves.get('restored') as
    | { readonly batch: string; readonly hash: string }
    | undefined
    | null;
  return restored ?? sourceOf(record);
}
