import type { RecordKey } from '#domain/kernel/index.ts';
import { emptyMeta, type Meta, type PromotedChanges, type StoredSyncedRecord } from '#sync/document/device-storage.ts';
import {
  type Change,
  decodeValue,
  emptyRecord,
  encodeValue,
  fieldsFromWire,
  fieldsToWire,
  isStamp,
  mergeRecords,
  ownBytes,
  type RecordState,
} from '#sync/record/index.ts';
import type { ReadTransaction, WriteTransaction } from './database-connection.ts';
import type { StoredRecordRow } from './device-database.ts';
import { pendingFromRow } from './stored-rows.ts';

export async function readMeta(transaction: ReadTransaction | WriteTransaction): Promise<Meta> {
  return ((await (transaction as ReadTransaction).objectStore('meta').get('meta')) as Meta | undefined) ?? emptyMeta;
}

/** Increments the journal number and updates the meta row. */
export async function advance(
  transaction: WriteTransaction,
  change: (before: Meta) => Partial<Meta> = () => ({}),
): Promise<{ readonly journal: number; readonly meta: Meta }> {
  const before = await readMeta(transaction);
  const meta = { ...before, ...change(before), journal: before.journal + 1 };
  await transaction.objectStore('meta').put(meta, 'meta');
  return { journal: meta.journal, meta };
}

/**
 * Merges acknowledged rows into the synced records and deletes them: as many as are read, merged and shown in short tasks.
 *
 * @returns null if there are none
 */
export async function promoteAcknowledged(transaction: WriteTransaction): Promise<PromotedChanges | null> {
  const pending = transaction.objectStore('waiting');
  const deliveries = transaction.objectStore('marks');
  const [ids, all] = await Promise.all([pending.getAllKeys(), deliveries.getAll()]);
  const present = new Set(ids);
  const acknowledged = all.flatMap(({ id, acknowledged }) => (acknowledged && present.has(id) ? id : []));
  if (acknowledged.length === 0) return null;
  const { journal, meta } = await advance(transaction);
  const rows: number[] = [];
  const changes: Change[] = [];
  let bytes = 0;
  for (const id of acknowledged) {
    if (bytes >= promotedBytes) break;
    const row = await pending.get(id); // each is decoded in its own task
    rows.push(id);
    changes.push(...((row && pendingFromRow(row)?.changes) ?? []));
    bytes += row?.changes.length ?? 0;
  }
  const over = [...rows, ...all.flatMap(({ id }) => (present.has(id) ? [] : id))];
  const deletions = [...rows.map((id) => pending.delete(id)), ...over.map((id) => deliveries.delete(id))];
  await Promise.all([mergeInto(transaction, meta.layer, changes, journal), ...deletions]);
  return { rows, journal, areAll: rows.length === acknowledged.length };
}

/** Bytes of changes that are merged in one transaction, besides those of its last row. */
const promotedBytes = 64 * 1024;

/** Merges changes into the synced records of a layer, and appends their body updates. */
export async function mergeInto(
  transaction: WriteTransaction,
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

async function rowReader(transaction: WriteTransaction, layer: number, wanted: number): Promise<RowOf> {
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

export async function deleteLayer(transaction: WriteTransaction, layer: number): Promise<void> {
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

function stateToBytes({ fields, tombstone }: RecordState): Uint8Array {
  return ownBytes(encodeValue([fieldsToWire(fields), ...(tombstone === undefined ? [] : [tombstone])]));
}

/** @throws ShapeError, or an error of the decoder, if the bytes are corrupt */
function stateFromBytes(bytes: Uint8Array, key: string): RecordState {
  const [groups, tombstone] = decodeValue(bytes) as readonly unknown[];
  const fields = fieldsFromWire(groups, key);
  return isStamp(tombstone) ? { fields, tombstone } : { fields };
}

/** Decodes a record; undefined if its bytes are corrupt. The hub has the record and sends it again when it changes. */
export function recordFromRow({ layer, key, state }: StoredRecordRow): StoredSyncedRecord | undefined {
  try {
    return { layer, key, state: stateFromBytes(state, key) };
  } catch {
    return undefined;
  }
}
