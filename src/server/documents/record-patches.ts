import { err, ok, parseId, printPath, type RecordKey, type Result, recordKey } from '#domain/kernel/index.ts';
import { type Part, partOf, parts } from '#domain/user-document.ts';
import type { DocumentRefusal } from './refusals.ts';

/** The patch of one record. */
export interface RecordPatch {
  readonly key: RecordKey;
  readonly collection: string;
  /** The record's location in the JSON document: part, collection, id. */
  readonly place: readonly string[];
  /** Null moves the record to the trash. */
  readonly patch: JsonObject | null;
}

export interface JsonObject {
  readonly [name: string]: unknown;
}

/**
 * Splits a document's merge patch into patches of records.
 *
 * @param json the output of `JSON.parse`
 * @see RFC 7396
 */
export function recordPatches(json: unknown): Result<readonly RecordPatch[], DocumentRefusal> {
  const unfit = findUnfit(json, []);
  if (unfit !== null) return err(unfit);
  const found: RecordPatch[] = [];
  const refusal = collect(json, [], found);
  return refusal === null ? ok(found) : err(refusal);
}

/** Collects patches part by part and collection by collection. Stops at the first error. */
function collect(value: unknown, names: readonly string[], found: RecordPatch[]): DocumentRefusal | null {
  const misplaced = names.length === 0 ? null : placeError(names);
  if (misplaced !== null) return misplaced;
  const [, collection, id] = names;
  const isRecord = collection !== undefined && id !== undefined;
  if (!isJsonObject(value) && !(isRecord && value === null)) {
    const code = value === null ? 'document/not-clearable' : 'document/not-an-object';
    return { code, path: names.length === 0 ? '' : printPath(names) };
  }
  if (isRecord) {
    found.push({ key: recordKey(collection, id), collection, place: names, patch: value });
    return null;
  }
  for (const [name, held] of Object.entries(value ?? {})) {
    const refusal = collect(held, [...names, name], found);
    if (refusal !== null) return refusal;
  }
  return null;
}

function placeError(names: readonly string[]): DocumentRefusal | null {
  const [part = '', collection, id] = names;
  const path = printPath(names);
  if (!parts.includes(part as Part)) return { code: 'document/part-unknown', path };
  if (collection !== undefined && partOf(collection) !== part) return { code: 'document/collection-unknown', path };
  if (id !== undefined && !parseId(id).ok) return { code: 'document/id-invalid', path };
  return null;
}

/** Refuses `__proto__` anywhere, so that later code need not consider prototypes. */
function findUnfit(value: unknown, names: readonly string[]): DocumentRefusal | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, held] of Object.entries(value)) {
    const path = [...names, name];
    if (name === '__proto__') return { code: 'document/name-forbidden', path: printPath(path) };
    const unfit = findUnfit(held, path);
    if (unfit !== null) return unfit;
  }
  return null;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
