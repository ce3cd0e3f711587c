import { err, isPrintedPath, ok, parseRecordKey, type RecordKey, type Result } from '#domain/kernel/index.ts';
import { decodeStrictValue, decodeValue, encodeValue, TooManyValues } from './bytes.ts';
import { isJsonValue } from './json-value.ts';
import type { Change, Field, Fields } from './record.ts';
import { isStamp, type Stamp } from './stamp.ts';

/**
 * Changes as bytes, the same on the wire, in the log, among pending changes and in records:
 *
 *     changes = [change, …]
 *     change  = [key, groups, body?, tombstone?]      a missing body before a tombstone is null
 *     groups  = [[stamp, [path, value, path, value, …]], …]
 *     body    = [checksum, update]
 */
export function encodeChanges(changes: readonly Change[]): Uint8Array {
  return encodeValue(changesToWire(changes));
}

export type ChangesError =
  | { readonly code: 'sync/shape'; readonly key?: string; readonly what: string }
  | { readonly code: 'sync/too-many-values'; readonly key?: string; readonly what: string };

/**
 * Decodes changes from an untrusted source. Returns either all of them, or an error with the record's key if it is
 * known. Does not verify checksums.
 */
export function decodeChanges(bytes: Uint8Array): Result<readonly Change[], ChangesError> {
  return readChanges(() => changesFromWire(decodeValue(bytes)));
}

/**
 * Decodes changes that are not stored yet like {@link decodeChanges}, and rejects strings that are not valid UTF-8.
 *
 * @param maxValues the maximum number of values in the bytes, because a value of one byte takes a hundred in memory
 */
export function decodeNewChanges(bytes: Uint8Array, maxValues?: number): Result<readonly Change[], ChangesError> {
  return readChanges(() => changesFromWire(decodeStrictValue(bytes, maxValues)));
}

/** Returns the decoded changes, or why the bytes are not changes. */
export function readChanges(decode: () => readonly Change[]): Result<readonly Change[], ChangesError> {
  try {
    return ok(decode());
  } catch (error) {
    if (error instanceof ShapeError) return err(error.toValue());
    if (error instanceof TooManyValues) return err({ code: 'sync/too-many-values', what: error.message });
    return err({ code: 'sync/shape', what: 'not CBOR' });
  }
}

/** The leaves with one stamp: `[stamp, [path, value, …]]`. */
export type WireGroup = readonly [stamp: Stamp, leaves: readonly unknown[]];

/** `[key, groups, body?, tombstone?]` */
export type WireChange = readonly [key: RecordKey, groups: readonly unknown[], ...more: readonly unknown[]];

/** Groups fields by their stamp, as in changes, records and chunks. */
export function fieldsToWire(fields: Fields): readonly WireGroup[] {
  const groups = new Map<Stamp, unknown[]>();
  for (const [path, { value, stamp }] of fields) {
    const group = groups.get(stamp);
    if (group === undefined) groups.set(stamp, [path, value]);
    else group.push(path, value);
  }
  return [...groups];
}

/** @throws ShapeError */
export function fieldsFromWire(wire: unknown, key: string): Fields {
  const fields = new Map<string, Field>();
  for (const group of list(wire, key, 'groups')) {
    const [stamp, leaves, ...more] = list(group, key, 'group');
    if (more.length > 0) throw new ShapeError('group', key);
    if (!isStamp(stamp)) throw new ShapeError('stamp', key);
    putLeaves(fields, stamp, leaves, key);
  }
  return fields;
}

/**
 * Adds a group's leaves to the fields.
 *
 * @throws ShapeError
 */
export function putLeaves(fields: Map<string, Field>, stamp: Stamp, leaves: unknown, key: string): void {
  const pairs = list(leaves, key, 'leaves');
  if (pairs.length % 2 !== 0) throw new ShapeError('leaves', key);
  for (let at = 0; at < pairs.length; at += 2) {
    const path = pairs[at];
    const value = pairs[at + 1];
    if (!isPath(path)) throw new ShapeError('path', key);
    if (!isJsonValue(value)) throw new ShapeError('value', key);
    if (fields.has(path)) throw new ShapeError('path twice', key);
    fields.set(path, { value, stamp });
  }
}

/** Thrown for CBOR with an unexpected structure. Callers that receive the bytes catch it. */
export class ShapeError extends Error {
  readonly #what: string;
  readonly #key: string | undefined;

  constructor(what: string, key?: string) {
    super(`sync/shape: ${what}`);
    this.#what = what;
    this.#key = key;
  }

  toValue(): ChangesError {
    return { code: 'sync/shape', what: this.#what, ...(this.#key === undefined ? {} : { key: this.#key }) };
  }
}

/** @param groupsOf encodes a change's fields, if not as groups */
export function changesToWire(
  changes: readonly Change[],
  groupsOf: (fields: Fields) => readonly unknown[] = fieldsToWire,
): readonly WireChange[] {
  return changes.map((change) => changeToWire(change, groupsOf(change.fields)));
}

function changeToWire({ key, body, tombstone }: Change, groups: readonly unknown[]): WireChange {
  if (body === undefined && tombstone === undefined) return [key, groups];
  const wireBody = body === undefined ? null : [body.sum, body.update];
  return tombstone === undefined ? [key, groups, wireBody] : [key, groups, wireBody, tombstone];
}

/**
 * @param fieldsOf decodes a change's fields, if they are not encoded as groups
 * @throws ShapeError
 */
export function changesFromWire(
  wire: unknown,
  fieldsOf: (groups: unknown, key: string) => Fields = fieldsFromWire,
): readonly Change[] {
  return list(wire, undefined, 'changes').map((change) => changeFromWire(change, fieldsOf));
}

function changeFromWire(wire: unknown, fieldsOf: (groups: unknown, key: string) => Fields): Change {
  const [key, groups, body, tombstone, ...more] = list(wire, undefined, 'change');
  if (typeof key !== 'string' || !parseRecordKey(key).ok || hasPollutingSegment(key)) throw new ShapeError('key');
  if (more.length > 0) throw new ShapeError('change', key);
  if (tombstone !== undefined && !isStamp(tombstone)) throw new ShapeError('tombstone', key);
  return {
    key: key as RecordKey,
    fields: fieldsOf(groups, key),
    ...(body === undefined || body === null ? {} : { body: bodyFromWire(body, key) }),
    ...(tombstone === undefined ? {} : { tombstone }),
  };
}

function bodyFromWire(wire: unknown, key: string): Change['body'] & {} {
  const [sum, update, ...more] = list(wire, key, 'body');
  if (typeof sum !== 'number' || !(update instanceof Uint8Array) || more.length > 0) throw new ShapeError('body', key);
  return { sum, update };
}

const maxPathLength = 512;

function isPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length > 0 &&
    value.length <= maxPathLength &&
    isPrintedPath(value) &&
    !hasPollutingSegment(value)
  );
}

/** Rejected at every boundary, so that later code need not consider prototypes. */
function hasPollutingSegment(path: string): boolean {
  return path.includes('__proto__') && path.split('/').includes('__proto__');
}

function list(value: unknown, key: string | undefined, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new ShapeError(what, key);
  return value;
}
