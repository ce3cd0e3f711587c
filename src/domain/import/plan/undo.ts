import { visibleFigures } from '../../exercise/index.ts';
import { compareText, type LeafChange, type RecordKey } from '../../kernel/index.ts';
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
  /** The activities that lose the recording that the import added, and the leaves to write. */
  readonly separated: readonly { readonly key: RecordKey; readonly leaves: readonly LeafChange[] }[];
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
    const leaves = separation(batch, record);
    if (leaves !== null) separated.push({ key: record.key, leaves });
    const hash = hashWritten(batch, record);
    if (hash === null || isKept(record.key) || (record.leaves.get('trashedAt') ?? null) !== null) continue;
    (contentHash(record) === hash ? removed : changed).push(record.key);
  }
  return { removed: removed.sort(compareText), changed: changed.sort(compareText), separated };
}

/** Returns what takes off the recording that a batch added; null if it added none. */
function separation(batch: string, { leaves }: StoredRecord): readonly LeafChange[] | null {
  const joined = (leaves.get('joined') ?? {}) as { readonly batch?: string; readonly paths?: readonly string[] };
  if (joined.batch !== batch) return null;
  const paths = [...(joined.paths ?? []), 'joined'];
  const cleared = paths.map((path) => ({ path, value: null }));
  const unhidden = (leaves.get('unhidden') ?? null) as Readonly<Record<string, unknown>> | null;
  if (unhidden === null) return cleared;
  // the figures are those of what is visible of the recording
  const hidden = [...leaves.keys()].filter((path) => path.startsWith('hidden/'));
  const figures = visibleFigures.filter((path) => !paths.includes(path));
  return [
    ...cleared,
    ...[...hidden, 'unhidden'].map((path) => ({ path, value: null })),
    ...figures.map((path) => ({ path, value: unhidden[path] ?? null })),
  ];
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
