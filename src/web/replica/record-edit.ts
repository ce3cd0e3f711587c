import {
  type ChangeError,
  changedLeaves,
  isEditByHand,
  type Leaves,
  ok,
  type RecordKey,
  type RecordOf,
  type RecordType,
  type Result,
  readRecord,
} from '#domain/kernel/index.ts';
import type { JsonValue } from '#sync/record/index.ts';
import type { LeafEdit } from '#sync/replica/replica.ts';

/** Why a change was not made: the domain refused a leaf, or the record is deleted for ever. Nothing was written. */
export type EditError = ChangeError | { readonly code: 'record/deleted'; readonly key: RecordKey };

/**
 * What a draft changes of a record, leaf by leaf, with the mark of an edit by hand beside it where it is one. An edit of a
 * body marks itself.
 *
 * @param now UTC milliseconds
 */
export function editsOf<T extends RecordType>(
  type: T,
  leaves: Leaves,
  edit: (draft: RecordOf<T>) => void,
  now: number,
): Result<readonly LeafEdit[], ChangeError> {
  const before = readRecord(type, leaves).value;
  const draft = readRecord(type, leaves).value;
  edit(draft);
  const changes = changedLeaves(type, before, draft, leaves);
  if (!changes.ok) return changes;
  // changedLeaves gives plain data or null, which is what JSON is made of.
  const edits = changes.value.map(({ path, value }): LeafEdit => ({ path, value: value as JsonValue }));
  return ok(edits.some(({ path }) => isEditByHand(path)) ? withLeaf(edits, 'editedAt', now) : edits);
}

export function withLeaf(edits: readonly LeafEdit[], path: string, value: JsonValue): readonly LeafEdit[] {
  return [...edits.filter((edit) => edit.path !== path), { path, value }];
}
