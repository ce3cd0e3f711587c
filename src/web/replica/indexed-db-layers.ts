import type { RecordKey } from '#domain/kernel/index.ts';
import { type Change, emptyRecord, mergeRecords, type RecordState } from '#sync/record/index.ts';
import type { Writing } from './database-connection.ts';
import { ownBytes, recordFromRow, type StoredRecordRow, stateToBytes } from './stored-rows.ts';

/** Merges changes into the synced records of a layer, and appends their body updates. */
export async function mergeInto(
  transaction: Writing,
  layer: number,
  changes: readonly Change[],
  journal: number,
): Promise<void> {
  const records = transaction.objectStore('records');
  const changesByKey = Map.groupBy(changes, ({ key }) => key);
  const storedRow = await rowReader(transaction, layer, changesByKey.size);
  const mergeRecord = async ([key, ofRecord]: [RecordKey, readonly Change[]]) => {
    const stored = await storedRow(key);
    const state = ofRecord.reduce<RecordState>(mergeRecords, knownState(stored));
    const isDeleted = state.tombstone !== undefined;
    const bodies = isDeleted ? [] : ofRecord.flatMap(({ body }) => body ?? []);
    const bodyJournal = bodies.length > 0 ? journal : (stored?.bodyJournal ?? null);
    const parts = transaction.objectStore('parts');
    const gone = isDeleted ? await parts.index('record').getAllKeys([layer, key]) : [];
    await Promise.all([
      ...gone.map((id) => parts.delete(id)),
      records.put({ layer, key, journal, bodyJournal, state: stateToBytes(state) }),
      ...bodies.map(({ update, sum }) => parts.add({ layer, key, update: ownBytes(update), sum })),
    ]);
  };
  const entries = [...changesByKey];
  for (let at = 0; at < entries.length; at += recordsAtOnce)
    await Promise.all(entries.slice(at, at + recordsAtOnce).map(mergeRecord));
}

/** The number of records written in one batch. The page can do other work between batches. */
const recordsAtOnce = 250;

/**
 * The number of rows from which on they are read in bulk, unless that would read many others, since separate requests
 * take longer than reading the rows.
 */
const manyRecords = 100;

type RowOf = (key: RecordKey) => Promise<StoredRecordRow | undefined> | StoredRecordRow | undefined;

async function rowReader(transaction: Writing, layer: number, wanted: number): Promise<RowOf> {
  const records = transaction.objectStore('records');
  const one: RowOf = (key) => records.get([layer, key]);
  if (wanted < manyRecords || (await records.count(wholeLayer(layer))) > 2 * wanted) return one;
  const rows = await records.getAll(wholeLayer(layer));
  const rowByKey = new Map(rows.map((row) => [row.key, row]));
  return (key) => rowByKey.get(key);
}

function knownState(row: StoredRecordRow | undefined): RecordState {
  if (row === undefined) return emptyRecord;
  return recordFromRow(row)?.state ?? emptyRecord;
}

export async function deleteLayer(transaction: Writing, layer: number): Promise<void> {
  const parts = transaction.objectStore('parts');
  const ids = await parts.index('record').getAllKeys(wholeLayer(layer));
  await Promise.all([
    transaction.objectStore('records').delete(wholeLayer(layer)),
    transaction.objectStore('pages').delete(wholeLayer(layer)),
    ...ids.map((id) => parts.delete(id)),
  ]);
}

/**
 * Returns the range of all keys that start with the layer. It ends with an empty array, since arrays sort after all
 * numbers and strings.
 */
export function wholeLayer(layer: number): IDBKeyRange {
  return IDBKeyRange.bound([layer], [layer, []]);
}
