import type { RecordKey } from '../../kernel/index.ts';
import { contentHash, type RecordContent } from './content-hash.ts';

/**
 * What an import would do with an item:
 *
 * - `new`: create a record
 * - `same`: nothing, it was imported and neither side has changed
 * - `changed-there`: update the record, which has not changed since it was imported
 * - `changed-here`: nothing unless the user chooses it, because the record was changed since it was imported
 * - `deleted`: nothing unless the user chooses it, because the user deleted the record
 */
export type Verdict = 'new' | 'same' | 'changed-there' | 'changed-here' | 'deleted';

/** A record of the document, as far as an import compares it. */
export interface ExistingRecord extends RecordContent {
  readonly isTombstoned: boolean;
}

export interface Comparison {
  readonly key: RecordKey;
  readonly verdict: Verdict;
  /** The record with this key; null if there is none. */
  readonly record: ExistingRecord | null;
  /** The hash to store with the record. */
  readonly hash: string;
}

/** The records of the document, and the imports that were undone. */
export interface ComparedDocument {
  readonly find: (key: RecordKey) => ExistingRecord | null;
  /** Whether a record of this batch was moved to the trash by undoing the import, not by hand. */
  readonly isUndone: (batch: string, trashedAt: unknown) => boolean;
}

/**
 * Returns the key of the record that an item becomes: 0 for the first import, and the next one if the user permanently
 * deleted the record, because a deleted id is never used again.
 */
export type KeyOfAttempt = (attempt: number) => RecordKey;

/** Finds the record that an item became in an earlier import, and compares the two. */
export function compareWithDocument(
  document: ComparedDocument,
  keyOf: KeyOfAttempt,
  content: RecordContent,
): Comparison {
  const hash = contentHash(content);
  let isDeleted = false;
  for (let attempt = 0; ; attempt++) {
    const key = keyOf(attempt);
    const record = document.find(key);
    if (record === null) return { key, verdict: isDeleted ? 'deleted' : 'new', record, hash };
    if (!record.isTombstoned) return { key, verdict: verdictOn(document, record, content, hash), record, hash };
    isDeleted = true;
  }
}

function verdictOn(document: ComparedDocument, record: ExistingRecord, content: RecordContent, hash: string): Verdict {
  const source = sourceOf(record);
  if (isTrashed(record) && !isTrashed(content))
    return document.isUndone(source.batch, record.leaves.get('trashedAt')) ? 'new' : 'deleted';
  if (contentHash(withoutJoined(record)) !== source.hash) return 'changed-here';
  return source.hash === hash ? 'same' : 'changed-there';
}

/** Returns the leaves that an import added to an activity that was there before, with its recording. */
export function joinedPaths({ leaves }: Pick<RecordContent, 'leaves'>): ReadonlySet<string> {
  const { paths = [] } = (leaves.get('joined') ?? {}) as { readonly paths?: readonly string[] };
  return new Set(paths);
}

function withoutJoined({ leaves, text }: RecordContent): RecordContent {
  const joined = joinedPaths({ leaves });
  return { leaves: new Map([...leaves].filter(([path]) => !joined.has(path))), text };
}

export function isTrashed({ leaves }: RecordContent): boolean {
  return (leaves.get('trashedAt') ?? null) !== null;
}

/** Where a record came from. Each part is empty for a record that was not imported. */
export interface RecordSource {
  readonly app: string;
  readonly id: string;
  /** The import that created it. */
  readonly batch: string;
  /** The hash of what an import last wrote. */
  readonly hash: string;
}

export function sourceOf({ leaves }: Pick<RecordContent, 'leaves'>): RecordSource {
  const { app = '', id = '', batch = '', hash = '' } = (leaves.get('source') ?? {}) as Partial<RecordSource>;
  return { app, id, batch, hash };
}

/** How a record was restored from an export of this app. Each part is empty for other records. */
export interface Restoration {
  readonly batch: string;
  /** The hash of what the import wrote. */
  readonly hash: string;
  /** The key in the export, if the record has another one here. */
  readonly key: string;
}

export function restoredOf({ leaves }: Pick<RecordContent, 'leaves'>): Restoration {
  const { batch = '', hash = '', key = '' } = (leaves.get('restored') ?? {}) as Partial<Restoration>;
  return { batch, hash, key };
}
