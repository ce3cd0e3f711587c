import type { ReadRecord } from '#domain/import/plan/index.ts';
import { collectionOf, inTrash, isErased, type RecordKey } from '#domain/kernel/index.ts';
import { recordTypeOf } from '#domain/user-document.ts';
import type { DocumentReader } from '../../replica/index.ts';

/** Reads whole records of the document, in slices that leave room for the screen. Keys without a record are left out. */
export async function readRecords(reader: DocumentReader, keys: readonly RecordKey[]): Promise<readonly ReadRecord[]> {
  const records: ReadRecord[] = [];
  const timeSlice = reader.timeSlice();
  for (const key of keys) {
    const record = await readRecord(reader, key);
    if (record !== null) records.push(record);
    await timeSlice();
  }
  return records;
}

/** @returns null if there is no record on this device */
export async function readRecord(reader: DocumentReader, key: RecordKey): Promise<ReadRecord | null> {
  const state = reader.state(key);
  if (state === undefined) return null;
  if (state.tombstone !== undefined) return { key, leaves: new Map(), text: null, isTombstoned: true };
  const { fields } = await reader.whole(key);
  const leaves = new Map(Array.from(fields, ([path, { value }]) => [path, value]));
  // an edit since then restored the record
  if (!inTrash(fields)) leaves.delete('trashedAt');
  if (!isErased(fields)) leaves.delete('erasedAt');
  const hasBody = recordTypeOf(collectionOf(key))?.body === true;
  return { key, leaves, text: hasBody ? await reader.bodyText(key) : null, isTombstoned: false };
}
