import { compareText, type RecordKey } from '../../kernel/index.ts';
import { isOnlyReset } from '../../user-document.ts';
import { contentHash, type RecordContent } from './content-hash.ts';
import { restoredOf, sourceOf } from './verdict.ts';

export interface StoredRecord extends RecordContent {
  readonly key: RecordKey;
}

/** What undoing an import does. */
export interface Undo {
  /** The records to move to the trash: created by the import and unchanged since. */
  readonly removed: readonly RecordKey[];
  /** The records that stay, because the user changed them. */
  readonly changed: readonly RecordKey[];
  /** The activities that lose the recording that the import added, and the leaves to clear. */
  readonly separated: readonly { readonly key: RecordKey; readonly paths: readonly string[] }[];
}

/**
 * Decides what undoing an import does with its records. Those that are in the trash already stay there, and what cannot be
 * moved to the trash, such as the preferences, stays as it is.
 *
 * @param records at least all records of the batch, with their texts
 */
export function undoOf(batch: string, records: Iterable<StoredRecord>): Undo {
  const removed: RecordKey[] = [];
  const changed: RecordKey[] = [];
  const separated: Undo['separated'][number][] = [];
  for (const record of records) {
    const joined = joinedOf(record);
    if (joined.batch === batch) separated.push({ key: record.key, paths: joined.paths });
    const hash = hashWritten(batch, record);
    if (hash === null || isKept(record.key) || (record.leaves.get('trashedAt') ?? null) !== null) continue;
    (contentHash(record) === hash ? removed : changed).push(record.key);
  }
  return { removed: removed.sort(compareText), changed: changed.sort(compareText), separated };
}

function joinedOf({ leaves }: StoredRecord): { readonly batch: string; readonly paths: readonly string[] } {
  const { batch = '', paths = [] } = (leaves.get('joined') ?? {}) as { batch?: string; paths?: readonly string[] };
  return { batch, paths: [...paths, 'joined'] };
}

/** Returns the hash of the content that a batch created; null for records of other batches. */
function hashWritten(batch: string, record: StoredRecord): string | null {
  const written = [restoredOf(record), sourceOf(record)].find((each) => each.batch === batch);
  return written?.hash ?? null;
}

/**
 * Returns whether undoing leaves a record alone: one that can only be reset, and one whose id is a name or a hash, which
 * could not be used again once its trash expired. The server removes files that nothing refers to.
 */
function isKept(key: RecordKey): boolean {
  return isOnlyReset(key) || key.startsWith('tags/') || key.startsWith('attachments/');
}
