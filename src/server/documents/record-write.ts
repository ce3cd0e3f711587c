import { impossibleLeaf } from '#domain/exercise/plausible/index.ts';
import {
  changedLeaves,
  completeEdit,
  err,
  idOf,
  inTrash,
  type LeafChange,
  maxBodyBytes,
  ok,
  parsePath,
  printPath,
  type RecordOf,
  type RecordType,
  type Result,
  readRecord,
} from '#domain/kernel/index.ts';
import { type FileMarks, readFileText } from '#domain/notes/index.ts';
import { isOnlyReset, recordTypeOf } from '#domain/user-document.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { BodyToEdit } from '#sync/hub/hub-tasks.ts';
import { type BodyUpdate, type Fields, noFields } from '#sync/record/index.ts';
import { mergePatch } from './merge-patch.ts';
import type { JsonObject, RecordPatch } from './record-patches.ts';
import type { DocumentRefusal } from './refusals.ts';

/** The leaves and the body edit by which a patch changes a record, not yet stamped. */
export interface RecordWrite {
  readonly fields: Fields;
  readonly leaves: readonly LeafChange[];
  readonly body: BodyUpdate | null;
}

export interface WritePorts {
  /** UTC milliseconds. */
  readonly now: number;
  /** Returns the edit that changes a body's text to the given text, or null if the body already has it. */
  readonly editBody: (body: BodyToEdit) => Promise<BodyUpdate | null>;
}

/**
 * Compares a patch with the current record.
 *
 * @returns null if nothing differs
 */
export async function recordWrite(
  { key, collection, place, patch }: RecordPatch,
  stored: StoredRecord | undefined,
  { now, editBody }: WritePorts,
): Promise<Result<RecordWrite | null, DocumentRefusal>> {
  const type = recordTypeOf(collection) as RecordType;
  const state = stored === undefined ? { fields: noFields } : stateOf(stored);
  if (patch === null) return trash(key, place, state, now);
  if (state.tombstone !== undefined) return err({ code: 'document/record-deleted', path: printPath(place) });
  const before = readRecord(type, state.fields).value;
  const { text, rest } = splitBody(type, patch, before);
  const wanted = bodyWanted(key, place, stored, text);
  if (!wanted.ok) return wanted;
  const body = wanted.value === null ? null : await editBody(wanted.value);
  const after = mergePatch(before, rest) as RecordOf<RecordType>;
  const leaves = changedLeaves(type, before, after, state.fields);
  if (!leaves.ok) return err({ ...leaves.error, path: `${printPath(place)}/${leaves.error.path}` });
  const impossible = firstImpossible(leaves.value, { collection, after, now });
  if (impossible !== null) return err({ ...impossible, path: `${printPath(place)}/${impossible.path}` });
  if (leaves.value.length === 0 && body === null) return ok(null);
  const edit = {
    id: idOf(key),
    leaves: state.fields,
    isNew: state.fields.size === 0,
    isBodyChanged: body !== null,
    now,
  };
  return ok({ fields: state.fields, leaves: completeEdit(type, edit, leaves.value), body });
}

/**
 * Returns the refusal of the first changed leaf with an impossible value. Values that were already stored are not
 * checked.
 */
function firstImpossible(
  leaves: readonly LeafChange[],
  { collection, after, now }: { readonly collection: string; readonly after: unknown; readonly now: number },
): Extract<DocumentRefusal, { code: 'document/value-impossible' }> | null {
  for (const { path, value } of leaves) {
    const parsed = parsePath(path);
    if (value === null || !parsed.ok) continue;
    const impossible = impossibleLeaf({ collection, value: after }, parsed.value, now);
    if (impossible !== null) return { code: 'document/value-impossible', path, rule: impossible.code };
  }
  return null;
}

/** Moves a record to the trash. Refuses records that can only be reset or hidden. */
function trash(
  key: string,
  place: readonly string[],
  { fields, tombstone }: { readonly fields: Fields; readonly tombstone?: string },
  now: number,
): Result<RecordWrite | null, DocumentRefusal> {
  if (isOnlyReset(key)) return err({ code: 'document/not-clearable', path: printPath(place) });
  if (tombstone !== undefined || fields.size === 0 || inTrash(fields)) return ok(null);
  return ok({ fields, leaves: [{ path: 'trashedAt', value: now }], body: null });
}

/**
 * Separates the text of the body from the leaves of a patch. Its line endings and byte order mark become leaves, unless
 * the patch sets them. In a type without a body, `body` is an ordinary leaf.
 */
function splitBody(
  type: RecordType,
  patch: JsonObject,
  before: FileMarks,
): { readonly text: unknown; readonly rest: JsonObject } {
  if (!type.body || !Object.hasOwn(patch, 'body')) return { text: undefined, rest: patch };
  const { body, ...rest } = patch;
  if (typeof body !== 'string' || !('lineEnd' in type.shape)) return { text: body, rest };
  const { text, lineEnd = before.lineEnd, bom } = readFileText(body);
  const isOther = (lineEnd ?? 'lf') !== (before.lineEnd ?? 'lf');
  const marks = { ...(isOther && { lineEnd }), ...(bom !== (before.bom ?? false) && { bom: bom || null }) };
  return { text, rest: { ...marks, ...rest } };
}

function bodyWanted(
  key: string,
  place: readonly string[],
  stored: StoredRecord | undefined,
  given: unknown,
): Result<BodyToEdit | null, DocumentRefusal> {
  if (given === undefined) return ok(null);
  const text = given ?? '';
  const path = printPath([...place, 'body']);
  if (typeof text !== 'string' || !text.isWellFormed()) return err({ code: 'document/body-invalid', path });
  if (Buffer.byteLength(text) > maxBodyBytes) {
    return err({ code: 'document/body-too-long', path, maxBytes: maxBodyBytes });
  }
  return ok({ key, state: stored?.body?.state ?? null, text });
}
