import type { RecordKey } from '#domain/kernel/index.ts';
import {
  beginsWith,
  type DeliveryState,
  type DeviceStorage,
  type Meta,
  type NewPendingChange,
  notDelivered,
  type PendingChange,
  type PromotedChanges,
  type QuarantineEntry,
  type Range,
  type SnapshotProgress,
  type StartStorage,
  StorageError,
  type StoredChunk,
  type StoredClock,
  type StoredDocument,
  type StoredRefusal,
  type StoredSince,
  type TabPosition,
  type WrittenChanges,
} from '#sync/document/device-storage.ts';
import { type BodyUpdate, type Change, ownBytes } from '#sync/record/index.ts';
import { DatabaseConnection, type Store, type WriteTransaction } from './database-connection.ts';
import type { DeviceDatabase } from './device-database.ts';
import { advance, deleteLayer, mergeInto, promoteAcknowledged, readMeta, wholeLayer } from './indexed-db-layers.ts';
import {
  inOrder,
  nothingSeen,
  readAllRecords,
  readSince,
  readStart,
  readSummaryChunks,
  recordsFromRows,
  sinceFrom,
  sinceStores,
  startStores,
} from './indexed-db-reads.ts';
import { pendingToRow, type StoredPendingRow } from './stored-rows.ts';

const layerStores: Store[] = ['meta', 'records', 'parts', 'pages', 'waiting'];

/** Rows that are handed to the database in one task; those of an import have up to 64 KB each. */
const rowsAtOnce = 20;

/** The checksum of a chunk that cannot be read: it matches no bytes. */
const noSum = -1;

interface AskedBody {
  readonly layer: number;
  readonly key: RecordKey;
  readonly parts: PromiseWithResolvers<readonly BodyUpdate[]>;
}

/**
 * A device's storage in IndexedDB. Each method is one transaction, which also increments the journal number.
 *
 * Methods reject with a `StorageError` if the disk is full or unavailable, or if this sign-in has ended.
 */
export class IndexedDbStorage implements DeviceStorage {
  readonly #connection: DatabaseConnection;
  readonly #isCurrent: () => boolean;
  /** Bodies to be read in the next transaction. */
  #askedBodies: AskedBody[] = [];
  readonly #prepared = new WeakMap<NewPendingChange, Omit<StoredPendingRow, 'id'>>();

  readonly start: StartStorage = {
    load: () => this.#connection.read(startStores, readStart),
    store: (set) =>
      this.#write([], 'relaxed', async (transaction) => {
        await transaction.objectStore('meta').put({ ...set, summaries: ownBytes(set.summaries) }, 'start');
      }),
  };

  /**
   * @param name the name of the database, which contains the sign-in id
   * @param isCurrent returns whether this tab's sign-in is still the device's; if not, nothing is written
   */
  constructor(name: string, isCurrent: () => boolean) {
    this.#connection = new DatabaseConnection(name);
    this.#isCurrent = isCurrent;
  }

  async load(): Promise<StoredDocument> {
    try {
      return await this.#connection.read([...sinceStores, 'pages'], async (transaction) => {
        const [since, summaries] = await Promise.all([
          readSince(transaction, nothingSeen, readAllRecords),
          readSummaryChunks(transaction),
        ]);
        return { ...since, summaryChunks: inOrder(summaries) };
      });
    } catch {
      return this.#loadWhatIsLeft();
    }
  }

  /**
   * Loads the readable part of a damaged database. Browsers store long values in separate files, and a missing file
   * fails every read that includes its value. The meta row is read first, so that rows stored in the meantime are read
   * again rather than missed.
   */
  async #loadWhatIsLeft(): Promise<StoredDocument> {
    const meta = await this.#connection.read(['meta'], readMeta);
    const chunkKeys = await this.#connection.read(['pages'], (transaction) =>
      transaction.objectStore('pages').index('kind').getAllKeys('heads'),
    );
    const summaries: StoredChunk[] = [];
    for (const [layer, id] of chunkKeys) {
      const chunk = await this.#connection
        .read(['pages'], (transaction) => transaction.objectStore('pages').get([layer, id]))
        .catch((): StoredChunk => ({ layer, id, index: 0, kind: 'heads', bytes: new Uint8Array(), sum: noSum }));
      if (chunk !== undefined) summaries.push(chunk);
    }
    const records = recordsFromRows(await this.#whatIsLeftOf('records'), 0);
    const pending = await this.#whatIsLeftOf('waiting');
    const [ids, deliveries] = await this.#connection.read(['waiting', 'marks'], (transaction) =>
      Promise.all([transaction.objectStore('waiting').getAllKeys(), transaction.objectStore('marks').getAll()]),
    );
    return {
      ...sinceFrom({ meta, records, pending, ids, deliveries }, nothingSeen),
      summaryChunks: inOrder(summaries),
    };
  }

  async #whatIsLeftOf<S extends 'records' | 'waiting'>(store: S): Promise<readonly DeviceDatabase[S]['value'][]> {
    const keys = await this.#connection.read([store], (transaction) => transaction.objectStore(store).getAllKeys());
    const rows: DeviceDatabase[S]['value'][] = [];
    for (const key of keys) {
      const row = await this.#connection
        .read([store], (transaction) => transaction.objectStore(store).get(key))
        .catch(() => undefined);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  loadSince(seen: TabPosition): Promise<StoredSince> {
    return this.#connection.read(sinceStores, (transaction) => readSince(transaction, seen));
  }

  async appendPending(rows: readonly NewPendingChange[]): Promise<readonly number[]> {
    const encoded = this.#encode(rows);
    if (rows.length <= rowsAtOnce) return this.#putAtOnce('waiting', 'strict', encoded);
    return this.#write(['waiting'], 'strict', async (transaction) => {
      const ids: number[] = [];
      // the page is free between two answers of the database
      for (let from = 0; from < rows.length; from += rowsAtOnce)
        ids.push(...(await putRows(transaction, encoded.slice(from, from + rowsAtOnce))));
      return ids;
    });
  }

  prepare(row: NewPendingChange): void {
    this.#prepared.set(row, pendingToRow(row));
  }

  /** Encodes all rows before any is added, so that an encoding error adds none. */
  #encode(rows: readonly NewPendingChange[]): readonly Omit<StoredPendingRow, 'id'>[] {
    return rows.map((row) => this.#prepared.get(row) ?? pendingToRow(row));
  }

  restamp(rows: readonly PendingChange[]): Promise<WrittenChanges> {
    return this.#write(['waiting', 'marks'], 'strict', async (transaction) => {
      const { journal } = await advance(transaction);
      const pending = transaction.objectStore('waiting');
      const deliveries = transaction.objectStore('marks');
      const restampRow = async (row: PendingChange) => {
        const [id, delivery] = await Promise.all([pending.getKey(row.id), deliveries.get(row.id)]);
        if (id === undefined || delivery?.acknowledged) return [];
        await Promise.all([pending.put({ ...pendingToRow(row), journal, id }), deliveries.delete(id)]);
        return id;
      };
      const written = await Promise.all(rows.map(restampRow));
      return { rows: written.flat(), journal };
    });
  }

  markSent(push: Uint8Array, rows: readonly number[]): Promise<void> {
    return this.#setDeliveryAtOnce(rows, { ...notDelivered, push: ownBytes(push) });
  }

  markRefused(rows: readonly number[], refusal: StoredRefusal | null): Promise<number> {
    return this.#write(['waiting', 'marks'], 'relaxed', async (transaction) => {
      const { journal } = await advance(transaction);
      await setDelivery(transaction, rows, { ...notDelivered, refusal });
      return journal;
    });
  }

  acknowledge(push: Uint8Array, rows: readonly number[]): Promise<void> {
    return this.#setDeliveryAtOnce(rows, { ...notDelivered, push: ownBytes(push), acknowledged: true });
  }

  promote(): Promise<PromotedChanges | null> {
    return this.#write(['waiting', 'marks', 'records', 'parts'], 'relaxed', promoteAcknowledged);
  }

  applyRemote(changes: readonly Change[], range: Range | null): Promise<number | null> {
    return this.#write(['records', 'parts'], 'relaxed', async (transaction) => {
      const { cursor } = await readMeta(transaction);
      if (range !== null && range.after > (cursor ?? 0)) return null;
      const { journal, meta } = await advance(transaction, (before) => moved(before, range));
      await mergeInto(transaction, meta.layer, changes, journal);
      return journal;
    });
  }

  storeChunks(chunks: readonly StoredChunk[], progress: SnapshotProgress): Promise<number> {
    return this.#write(['pages'], 'relaxed', async (transaction) => {
      const { generation: snapshot, next, of, mark } = progress;
      const { journal, meta } = await advance(transaction, () =>
        next === of ? { progress: null, cursor: snapshot, mark } : { progress },
      );
      const store = transaction.objectStore('pages');
      const former = chunks[0]?.index === 0 ? [deleteChunks(transaction, meta.layer)] : [];
      await Promise.all(former);
      // one in each task, since the database copies a megabyte
      for (const chunk of chunks) await store.put({ ...chunk, bytes: ownBytes(chunk.bytes) });
      return journal;
    });
  }

  startReconciliation(epoch: string): Promise<number> {
    return this.#write(['marks'], 'relaxed', async (transaction) => {
      const { journal } = await advance(transaction, ({ epoch: before, layer, earlierLayers }) => ({
        epoch,
        cursor: null,
        mark: null,
        progress: null,
        ...(before === null ? {} : { layer: layer + 1, earlierLayers: [...earlierLayers, layer] }),
      }));
      const deliveries = transaction.objectStore('marks');
      const acknowledged = (await deliveries.getAll()).filter(({ acknowledged }) => acknowledged);
      await Promise.all(acknowledged.map((delivery) => deliveries.put({ ...delivery, acknowledged: false })));
      return journal;
    });
  }

  dropChunks(): Promise<number> {
    return this.#write(['pages'], 'relaxed', async (transaction) => {
      const { journal, meta } = await advance(transaction, () => ({ progress: null }));
      await deleteChunks(transaction, meta.layer);
      return journal;
    });
  }

  restartFirstSync(): Promise<number> {
    return this.#write([], 'relaxed', async (transaction) => {
      const { journal } = await advance(transaction, () => ({ cursor: null, mark: null, progress: null }));
      return journal;
    });
  }

  finishReconciliation(offers: readonly NewPendingChange[]) {
    return this.#write(layerStores, 'strict', async (transaction) => {
      const { earlierLayers } = await readMeta(transaction);
      const { journal } = await advance(transaction, () => ({ earlierLayers: [] }));
      await Promise.all(earlierLayers.map((layer) => deleteLayer(transaction, layer)));
      return { ids: await putRows(transaction, this.#encode(offers)), journal };
    });
  }

  setClock(clock: StoredClock): Promise<void> {
    return this.#write([], 'relaxed', async (transaction) => {
      const meta = await readMeta(transaction);
      await transaction.objectStore('meta').put({ ...meta, clock }, 'meta');
    });
  }

  chunk(layer: number, id: number): Promise<StoredChunk | null> {
    return this.#connection.read(
      ['pages'],
      async (transaction) => (await transaction.objectStore('pages').get([layer, id])) ?? null,
    );
  }

  /** Bodies that are asked for in the same task are read in one transaction. */
  bodyParts(layer: number, key: RecordKey): Promise<readonly BodyUpdate[]> {
    const parts = Promise.withResolvers<readonly BodyUpdate[]>();
    this.#askedBodies.push({ layer, key, parts });
    if (this.#askedBodies.length === 1) queueMicrotask(() => void this.#readAskedBodies());
    return parts.promise;
  }

  compactBody(layer: number, key: RecordKey, parts: readonly BodyUpdate[], merged: BodyUpdate): Promise<void> {
    return this.#write(['parts'], 'relaxed', async (transaction) => {
      const store = transaction.objectStore('parts');
      const byRecord = store.index('record');
      const [stored, ids] = await Promise.all([byRecord.getAll([layer, key]), byRecord.getAllKeys([layer, key])]);
      if (!beginsWith(stored, parts)) return;
      await Promise.all([
        ...ids.slice(0, parts.length).map((id) => store.delete(id)),
        store.add({ layer, key, update: ownBytes(merged.update), sum: merged.sum }),
      ]);
    });
  }

  bodyKeys(layer: number): Promise<readonly RecordKey[]> {
    return this.#connection.read(['records'], async (transaction) => {
      const rows = await transaction.objectStore('records').getAll(wholeLayer(layer));
      return rows.filter(({ bodyJournal }) => bodyJournal !== null).map(({ key }) => key);
    });
  }

  quarantine(entries: readonly QuarantineEntry[]): Promise<void> {
    return this.#write(['quarantine'], 'relaxed', async (transaction) => {
      const store = transaction.objectStore('quarantine');
      await Promise.all(entries.map((entry) => store.add({ ...entry, bytes: ownBytes(entry.bytes) })));
    });
  }

  quarantined(): Promise<readonly QuarantineEntry[]> {
    return this.#connection.read(['quarantine'], (transaction) => transaction.objectStore('quarantine').getAll());
  }

  close(): void {
    this.#connection.close();
  }

  async #readAskedBodies(): Promise<void> {
    const asked = this.#askedBodies;
    this.#askedBodies = [];
    try {
      const read = await this.#connection.read(['parts'], (transaction) => {
        const byRecord = transaction.objectStore('parts').index('record');
        return Promise.all(asked.map(({ layer, key }) => byRecord.getAll([layer, key])));
      });
      for (const [at, { parts }] of asked.entries())
        parts.resolve((read[at] ?? []).map(({ update, sum }) => ({ update, sum })));
    } catch (error) {
      for (const { parts } of asked) parts.reject(error);
    }
  }

  /** Sets a delivery state. A state without its row is never read, and is removed when rows are promoted. */
  async #setDeliveryAtOnce(rows: readonly number[], delivery: DeliveryState): Promise<void> {
    const deliveries = rows.map((id) => ({ id, ...delivery }));
    await this.#putAtOnce('marks', 'relaxed', deliveries);
  }

  async #putAtOnce<S extends Store>(
    store: S,
    durability: 'strict' | 'relaxed',
    rows: readonly DeviceDatabase[S]['value'][],
  ): Promise<readonly DeviceDatabase[S]['key'][]> {
    if (!this.#isCurrent()) throw new StorageError('storage/unavailable');
    return this.#connection.putAtOnce(store, durability, rows);
  }

  async #write<T>(
    stores: Store[],
    durability: 'strict' | 'relaxed',
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    if (!this.#isCurrent()) throw new StorageError('storage/unavailable');
    return this.#connection.write(['meta', ...stores.filter((store) => store !== 'meta')], durability, work);
  }
}

function putRows(
  transaction: WriteTransaction,
  rows: readonly Omit<StoredPendingRow, 'id'>[],
): Promise<readonly number[]> {
  const pending = transaction.objectStore('waiting');
  return Promise.all(rows.map((row) => pending.put(row)));
}

function moved({ cursor, mark }: Meta, range: Range | null): Partial<Meta> {
  if (range === null || range.upto < (cursor ?? 0)) return {};
  return { cursor: range.upto, mark: range.upto === cursor ? mark : range.mark, progress: null };
}

/** Deletes the chunks of a layer, and the start set that refers to them. */
async function deleteChunks(transaction: WriteTransaction, layer: number): Promise<void> {
  await Promise.all([
    transaction.objectStore('pages').delete(wholeLayer(layer)),
    transaction.objectStore('meta').delete('start'),
  ]);
}

async function setDelivery(
  transaction: WriteTransaction,
  rows: readonly number[],
  delivery: DeliveryState,
): Promise<void> {
  const pending = transaction.objectStore('waiting');
  const deliveries = transaction.objectStore('marks');
  const setOf = async (id: number) => {
    if ((await pending.getKey(id)) !== undefined) await deliveries.put({ id, ...delivery });
  };
  await Promise.all(rows.map(setOf));
}
