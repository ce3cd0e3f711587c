import type { RecordKey } from '#domain/kernel/index.ts';
import {
  type DeliveryState,
  isStartValid,
  type Meta,
  notDelivered,
  type PendingChange,
  type StartSet,
  type StoredChunk,
  type StoredSince,
  type StoredStart,
  type StoredSyncedRecord,
  type TabPosition,
} from '#sync/document/device-storage.ts';
import type { ReadTransaction, Store } from './database-connection.ts';
import type { StoredDelivery, StoredRecordRow } from './device-database.ts';
import { readMeta, recordFromRow } from './indexed-db-layers.ts';
import { pendingFromRow, type StoredPendingRow } from './stored-rows.ts';

/** The stores that {@link readSince} reads. */
export const sinceStores: Store[] = ['meta', 'records', 'waiting', 'marks'];
/** Records that are read from the database and decoded in one task. */
const recordsAtOnce = 300;

export const nothingSeen: TabPosition = { journal: 0, row: 0 };

/** The stores that {@link readStart} reads. */
export const startStores: Store[] = [...sinceStores, 'pages'];

/** Reads the start set, and what was stored since. */
export async function readStart(transaction: ReadTransaction): Promise<StoredStart | null> {
  const [meta, start, chunks] = await Promise.all([
    readMeta(transaction),
    transaction.objectStore('meta').get('start') as Promise<StartSet | undefined>,
    transaction.objectStore('pages').index('kind').getAllKeys('heads'),
  ]);
  const stored = chunks.map(([layer, id]) => ({ layer, id }));
  if (start === undefined || !isStartValid(start, meta, stored)) return null;
  return { ...(await readSince(transaction, { journal: start.journal, row: 0 })), start };
}

/** Reads the summary chunks, each in its own task. */
export async function readSummaryChunks(transaction: ReadTransaction): Promise<readonly StoredChunk[]> {
  const store = transaction.objectStore('pages');
  const keys = await store.index('kind').getAllKeys('heads');
  return (await Promise.all(keys.map((key) => store.get(key)))).flatMap((chunk) => chunk ?? []);
}

interface ReadRecords {
  readonly records: readonly StoredSyncedRecord[];
  /** The records whose bodies have parts outside chunks. */
  readonly bodies: readonly RecordKey[];
}

/** Reads and decodes all records, some in each task. */
export async function readAllRecords(transaction: ReadTransaction): Promise<ReadRecords> {
  const store = transaction.objectStore('records');
  const records: StoredSyncedRecord[] = [];
  const bodies: RecordKey[] = [];
  for (let rest: IDBKeyRange | null = null; ; ) {
    const rows: readonly StoredRecordRow[] = await store.getAll(rest, recordsAtOnce);
    const read = recordsFromRows(rows, 0);
    records.push(...read.records);
    bodies.push(...read.bodies);
    const last = rows.at(-1);
    if (last === undefined || rows.length < recordsAtOnce) return { records, bodies };
    rest = IDBKeyRange.lowerBound([last.layer, last.key], true);
  }
}

async function readRecordsSince(transaction: ReadTransaction, journal: number): Promise<ReadRecords> {
  const after = IDBKeyRange.lowerBound(journal, true);
  return recordsFromRows(await transaction.objectStore('records').index('journal').getAll(after), journal);
}

export async function readSince(
  transaction: ReadTransaction,
  seen: TabPosition,
  readRecords: (transaction: ReadTransaction, journal: number) => Promise<ReadRecords> = readRecordsSince,
): Promise<StoredSince> {
  const after = IDBKeyRange.lowerBound(seen.journal, true);
  const pendingStore = transaction.objectStore('waiting');
  const meta = await readMeta(transaction);
  const reading = Promise.all([
    pendingStore.getAll(IDBKeyRange.lowerBound(seen.row, true)),
    pendingStore.index('journal').getAll(after),
    pendingStore.getAllKeys(),
    transaction.objectStore('marks').getAll(),
    readRecords(transaction, seen.journal),
  ]);
  if (readRecords === readRecordsSince) transaction.commit();
  const [appended, restamped, ids, deliveries, records] = await reading;
  const pending = [...appended, ...restamped.filter(({ id = 0 }) => id <= seen.row)];
  return sinceFrom({ meta, records, pending, ids, deliveries }, seen);
}

interface ReadRows {
  readonly meta: Meta;
  readonly records: ReadRecords;
  readonly pending: readonly StoredPendingRow[];
  /** The ids of all pending rows. */
  readonly ids: readonly number[];
  readonly deliveries: readonly StoredDelivery[];
}

export function sinceFrom({ meta, records, pending, ids, deliveries }: ReadRows, { row }: TabPosition): StoredSince {
  return {
    seen: { journal: meta.journal, row: Math.max(row, ids.at(-1) ?? 0) },
    meta,
    ...records,
    pending: pendingFrom(pending),
    deliveries: deliveriesOf(ids, deliveries),
  };
}

export function recordsFromRows(rows: readonly StoredRecordRow[], journal: number): ReadRecords {
  return {
    records: rows.flatMap((row) => recordFromRow(row) ?? []),
    bodies: rows.filter(({ bodyJournal }) => (bodyJournal ?? 0) > journal).map(({ key }) => key),
  };
}

export function inOrder(summaries: readonly StoredChunk[]): readonly StoredChunk[] {
  return summaries.toSorted((a, b) => a.index - b.index);
}

function pendingFrom(rows: readonly StoredPendingRow[]): readonly PendingChange[] {
  return rows.flatMap((row) => pendingFromRow(row) ?? []).sort((a, b) => a.id - b.id);
}

function deliveriesOf(ids: readonly number[], stored: readonly StoredDelivery[]): ReadonlyMap<number, DeliveryState> {
  const deliveries = new Map<number, DeliveryState>(ids.map((id) => [id, notDelivered]));
  for (const { id, ...delivery } of stored) if (deliveries.has(id)) deliveries.set(id, delivery);
  return deliveries;
}
