import { type ChangeError, changedLeaves, type LeafChange } from './changed-leaves.ts';
import type { Leaves } from './leaf.ts';
import { readRecord } from './read-record.ts';
import type { RecordOf, RecordType } from './record-type.ts';
import { ok, type Result } from './result.ts';
import type { Instant } from './time.ts';

/** The record being edited, and the time of the edit. */
export interface EditOf {
  readonly id: string;
  /** The record's leaves before the edit. */
  readonly leaves: Leaves;
  /** Whether the record does not exist yet on any device or on the server. */
  readonly isNew: boolean;
  readonly isBodyChanged?: boolean;
  /** Whether the edit creates the record even if it changes nothing else. */
  readonly isCreation?: boolean;
  readonly now: Instant;
}

/**
 * Returns the leaves that a draft changes, with those that go with them ({@link completeEdit}). Screens, the document
 * API and importers use it to edit records.
 *
 * @returns an error if the type refuses a leaf
 */
export function draftEdit<T extends RecordType>(
  type: T,
  edit: EditOf,
  change: (draft: RecordOf<T>) => void,
): Result<readonly LeafChange[], ChangeError> {
  const before = readRecord(type, edit.leaves).value;
  const draft = readRecord(type, edit.leaves).value;
  change(draft);
  const changes = changedLeaves(type, before, draft, edit.leaves);
  return changes.ok ? ok(completeEdit(type, edit, changes.value)) : changes;
}

/**
 * Adds the leaves that go with an edit: `createdAt` and the defaults of a new record, and `editedAt` for a manual edit,
 * which also restores the record from the trash. An edit that changes nothing stays empty.
 */
export function completeEdit(
  type: RecordType,
  { id, leaves, isNew, isBodyChanged = false, isCreation = false, now }: EditOf,
  changes: readonly LeafChange[],
): readonly LeafChange[] {
  if (changes.length === 0 && !isBodyChanged && !isCreation) return changes;
  const isByHand = isBodyChanged || changes.some(({ path }) => isEditByHand(type, path));
  const edited = isByHand
    ? [...changes.filter(({ path }) => path !== 'editedAt'), { path: 'editedAt', value: now }]
    : changes;
  return [...edited, ...missingDefaults(type, { id, leaves, createdAt: isNew ? now : null }, edited)];
}

/**
 * Returns the defaults that neither a record nor an edit of it has.
 *
 * @param createdAt the record's creation; null if it may exist elsewhere
 */
export function missingDefaults(
  type: RecordType,
  { id, leaves, createdAt }: Pick<EditOf, 'id' | 'leaves'> & { readonly createdAt: Instant | null },
  changes: readonly LeafChange[],
): readonly LeafChange[] {
  const defaults = Array.from(type.defaults(id), ([path, value]) => ({ path, value }));
  const all = createdAt === null ? defaults : [...defaults, { path: 'createdAt', value: createdAt }];
  return all.filter(({ path }) => !leaves.has(path) && !changes.some((change) => change.path === path));
}

/** Returns whether a change of the leaf at this path is a manual edit. */
function isEditByHand(type: RecordType, path: string): boolean {
  const end = path.indexOf('/');
  return type.edits.includes(end === -1 ? path : path.slice(0, end));
}
