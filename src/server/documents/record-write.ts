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
  type RecordKey,
  type RecordOf,
  type RecordType,
  type Result,
  readRecord,
} from '#domain/kernel/index.ts';
import { type FileMarks, readFileText } from '#domain/notes/index.ts';
import { isOnlyReset, recordTypeOf } from '#domain/user-document.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';
import { isCostly } from '#sync/hub/push-validation.ts';
import {
  type BodyUpdate,
  bodyEdit,
  type Change,
  decodeChanges,
  encodeChanges,
  type Field,
  type Fields,
  type JsonValue,
  noFields,
  type Stamp,
} from '#sync/record/index.ts';
import { mergePatch } from './merge-patch.ts';
import type { JsonObject, RecordPatch } from './record-patches.ts';
import type { DocumentRefusal } from './refusals.ts';

/** The leaves and the body edit by which a patch changes a record, not yet stamped. */
export interface RecordWrite {
  readonly key: RecordKey;
  readonly leaves: readonly LeafChange[];
  /** The stamps of the values that the leaves replace. */
  readonly replaced: readonly (Stamp | null)[];
  readonly body: BodyUpdate | null;
}

/** A patch of a record, and the record as it is stored. */
export interface PatchedRecord {
  readonly patch: RecordPatch;
  readonly stored: StoredRecord | undefined;
}

/**
 * Compares patches with the current records.
 *
 * @param now UTC milliseconds
 * @returns what differs, or the first refusal
 */
export function writesOf(
  { records, now }: { readonly records: readonly PatchedRecord[]; readonly now: number },
  progress: Progress,
): Result<readonly RecordWrite[], DocumentRefusal> {
  const writes: RecordWrite[] = [];
  for (const { patch, stored } of records) {
    progress(patch.key);
    const write = recordWrite(patch, stored, now);
    if (!write.ok) return write;
    if (write.value === null) continue;
    if (!isAcceptable(write.value)) return err({ code: 'record/leaf-invalid', path: printPath(patch.place) });
    writes.push(write.value);
  }
  return ok(writes);
}

/** Returns a write as a change. */
export function changeOf({ key, leaves, body }: RecordWrite, stamp: Stamp): Change {
  const fields = new Map<string, Field>(leaves.map(({ path, value }) => [path, { value: value as JsonValue, stamp }]));
  return { key, fields, ...(body === null ? {} : { body }) };
}

/**
 * Returns whether the hub and devices would accept the change. They validate what they receive, so a change that they
 * would refuse is not sent.
 */
function isAcceptable(write: RecordWrite): boolean {
  const change = changeOf(write, '-'.repeat(19) as Stamp);
  return !isCostly(change) && decodeChanges(encodeChanges([change])).ok;
}

/**
 * Compares a patch with the current record.
 *
 * @returns null if nothing differs
 */
export function recordWrite(
  { key, collection, place, patch }: RecordPatch,
  stored: StoredRecord | undefined,
  now: number,
): Result<RecordWrite | null, DocumentRefusal> {
  const type = recordTypeOf(collection) as RecordType;
  const state = stored === undefined ? { fields: noFields } : stateOf(stored);
  if (patch === null) return trash(key, place, state, now);
  if (state.tombstone !== undefined) return err({ code: 'document/record-deleted', path: printPath(place) });
  const before = readRecord(type, state.fields).value;
  const { text, rest } = splitBody(type, patch, before);
  const wanted = bodyWanted(place, stored, text);
  if (!wanted.ok) return wanted;
  const body = wanted.value === null ? null : bodyEdit(key, wanted.value.state, wanted.value.text);
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
  return ok(writeOf(key, state.fields, completeEdit(type, edit, leaves.value), body));
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
  key: RecordKey,
  place: readonly string[],
  { fields, tombstone }: { readonly fields: Fields; readonly tombstone?: string },
  now: number,
): Result<RecordWrite | null, DocumentRefusal> {
  if (isOnlyReset(key)) return err({ code: 'document/not-clearable', path: printPath(place) });
  if (tombstone !== undefined || fields.size === 0 || inTrash(fields)) return ok(null);
  return ok(writeOf(key, fields, [{ path: 'trashedAt', value: now }], null));
}

function writeOf(key: RecordKey, fields: Fields, leaves: readonly LeafChange[], body: BodyUpdate | null): RecordWrite {
  return { key, leaves, replaced: leaves.map(({ path }) => fields.get(path)?.stamp ?? null), body };
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
  place: readonly string[],
  stored: StoredRecord | undefined,
  given: unknown,
): Result<{ readonly state: Uint8Array | null; readonly text: string } | null, DocumentRefusal> {
  if (given === undefined) return ok(null);
  const text = given ?? '';
  const path = printPath([...place, 'body']);
  if (typeof text !== 'string' || !text.isWellFormed()) return err({ code: 'document/body-invalid', path });
  if (Buffer.byteLength(text) > maxBodyBytes) {
    return err({ code: 'document/body-too-long', path, maxBytes: maxBodyBytes });
  }
  return ok({ state: stored?.body?.state ?? null, text });
}
