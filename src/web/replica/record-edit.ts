import {
  type ChangeError,
  draftEdit,
  type EditOf,
  ok,
  type RecordKey,
  type RecordOf,
  type RecordType,
  type Result,
} from '#domain/kernel/index.ts';
import type { LeafEdit } from '#sync/document/document-edits.ts';

/** Why an edit was refused: the domain refused a leaf, or the record is permanently deleted. Nothing was written. */
export type EditError = ChangeError | { readonly code: 'record/deleted'; readonly key: RecordKey };

/** Returns the leaves that a draft changes, and those that change with them, as this device writes them. */
export function editsOf<T extends RecordType>(
  type: T,
  edit: EditOf,
  change: (draft: RecordOf<T>) => void,
): Result<readonly LeafEdit[], ChangeError> {
  const leaves = draftEdit(type, edit, change);
  // the domain returns only JSON values
  return leaves.ok ? ok(leaves.value as readonly LeafEdit[]) : leaves;
}
