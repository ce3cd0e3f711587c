import { parsePath, parseRecordKey } from '#domain/kernel/index.ts';
import { noteFileText } from '#domain/notes/index.ts';
import { type Part, partOf, parts, recordTypeOf } from '#domain/user-document.ts';
import type { ReadRecord } from '#sync/hub/document.ts';
import { createTimeSlice } from '../tasks/time-slice.ts';

/** An object without a prototype, so that an id or name such as `constructor` has no special meaning. */
export interface Nested {
  [name: string]: unknown;
}

const chunkLength = 64 * 1024;

/**
 * Prints the whole document as JSON, by part, collection and id. Records in the trash are included with their
 * `trashedAt`; permanently deleted records are not. Parts that only a newer version knows are omitted here and kept in
 * the hub.
 *
 * @param keys the keys of the document's records
 * @param read reads the records of some keys on demand
 * @returns the text in chunks. The event loop is free between two of them
 */
export async function* documentAsJson(
  keys: readonly string[],
  read: (keys: readonly string[]) => AsyncIterable<readonly ReadRecord[]>,
): AsyncGenerator<string, void> {
  const endSlice = createTimeSlice();
  const byPart = await keysByPart(keys, endSlice);
  let chunk = '{';
  for (const [part, collections] of byPart) {
    chunk += `${chunk.endsWith('{') ? '' : ','}${JSON.stringify(part)}:{`;
    let isFirstOfPart = true;
    for (const [collection, keysOfIt] of collections) {
      let isFirst = true;
      for await (const records of read(keysOfIt)) {
        for (const record of records) {
          if (record.tombstone !== undefined) continue;
          if (isFirst) chunk += `${isFirstOfPart ? '' : ','}${JSON.stringify(collection)}:{`;
          const id = record.stored.key.slice(collection.length + 1);
          const printed = JSON.stringify(withFileText(recordAsJson(collection, record)));
          chunk += `${isFirst ? '' : ','}${JSON.stringify(id)}:${printed}`;
          [isFirst, isFirstOfPart] = [false, false];
          if (chunk.length >= chunkLength) {
            yield chunk;
            chunk = '';
          }
          await endSlice();
        }
      }
      if (!isFirst) chunk += '}';
    }
    chunk += '}';
  }
  yield `${chunk}}`;
}

type KeysByPart = ReadonlyMap<Part, ReadonlyMap<string, readonly string[]>>;

async function keysByPart(keys: readonly string[], endSlice: () => Promise<void>): Promise<KeysByPart> {
  const byPart = new Map<Part, Map<string, string[]>>(parts.map((part) => [part, new Map()]));
  for (const [at, key] of keys.entries()) {
    if (at % 1_000 === 0) await endSlice();
    const parsed = parseRecordKey(key);
    if (!parsed.ok) continue;
    const { collection } = parsed.value;
    const part = partOf(collection);
    const collections = part === null ? undefined : byPart.get(part);
    if (collections === undefined) continue;
    const known = collections.get(collection);
    if (known === undefined) collections.set(collection, [key]);
    else known.push(key);
  }
  return byPart;
}

/** Returns the leaves nested by their paths, including those of newer versions, and the body's Markdown as `body`. */
export function recordAsJson(collection: string, { fields, text }: Pick<ReadRecord, 'fields' | 'text'>): Nested {
  const json = nested();
  for (const [printed, { value }] of fields) {
    const path = parsePath(printed);
    if (path.ok && value !== null) place(json, path.value, value);
  }
  if (text !== null && hasBody(collection)) json.body = text;
  return json;
}

/** Restores the line endings and byte order mark that the body had in its file. */
function withFileText(record: Nested): Nested {
  const { body, lineEnd, bom } = record;
  if (typeof body === 'string')
    record.body = noteFileText(body, { lineEnd: lineEnd === 'crlf' ? 'crlf' : 'lf', bom: bom === true });
  return record;
}

export function hasBody(collection: string): boolean {
  return recordTypeOf(collection)?.body ?? false;
}

function place(json: Nested, path: readonly string[], value: unknown): void {
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce(child, json);
  holder[last] ??= value;
}

/**
 * Returns the child object. If two versions of the app named their leaves differently, a leaf may occupy part of
 * another leaf's path. Then that leaf is shown and the other one is not.
 */
function child(holder: Nested, name: string): Nested {
  const standing = holder[name];
  if (standing === undefined) {
    const made = nested();
    holder[name] = made;
    return made;
  }
  return isNested(standing) ? standing : nested();
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === null;
}

function nested(): Nested {
  return Object.create(null) as Nested;
}
