import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeDeviceStorage } from '#sync/document/device-storage.contract.ts';
import type { NewPendingChange } from '#sync/document/device-storage.ts';
import { printStamp, type ReplicaId } from '#sync/record/index.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';

const always = () => true;

describeDeviceStorage('in IndexedDB', async () => {
  const name = `mensana-${crypto.randomUUID()}`;
  const handles = [new IndexedDbStorage(name, always)];
  return {
    storage: handles[0] as IndexedDbStorage,
    another: async () => {
      const handle = new IndexedDbStorage(name, always);
      handles.push(handle);
      return handle;
    },
    close: async () => {
      for (const handle of handles) handle.close();
      await deleteDB(name);
    },
  };
});

describe('device storage in IndexedDB', () => {
  afterEach(() => vi.restoreAllMocks());

  it('reports that the device is full, and rolls back the whole transaction', async () => {
    const { storage } = opened();
    await storage.load();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No space', 'QuotaExceededError');
    });
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/full' });
    vi.restoreAllMocks();
    expect((await storage.load()).pending).toEqual([]);
    expect(await storage.appendPending([row()])).toHaveLength(1);
  });

  it('loads a page with unreadable bytes without them, and skips only unreadable rows', async () => {
    const { storage } = opened();
    const chunks = [1, 2, 3].map((id) => ({
      layer: 1,
      id,
      index: id - 1,
      kind: 'heads' as const,
      bytes: new Uint8Array([id]),
      sum: id,
    }));
    await storage.storeChunks(chunks, { generation: 9, next: 3, of: 3, mark: null });
    const ids = await storage.appendPending([row(), row(), row()]);
    const { get, getAll } = IDBObjectStore.prototype;
    const fileIsGone = () => {
      throw new DOMException('Failed to read large IndexedDB value', 'DataError');
    };
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(fileIsGone);
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (this: IDBObjectStore) {
      return this.name === 'marks' ? getAll.call(this) : fileIsGone();
    });
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      const isGone = (Array.isArray(key) && key[1] === 2) || (this.name === 'waiting' && key === ids[1]);
      return isGone ? fileIsGone() : get.call(this, key);
    });
    const { summaryChunks: summaries, pending, meta } = await storage.load();
    expect(summaries.map(({ id, bytes }) => [id, bytes.length]).toSorted()).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
    ]);
    expect(pending.map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(meta.cursor).toBe(9);
  });

  it('reports that the storage is unavailable after any other error', async () => {
    const { storage } = opened();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Broken', 'UnknownError');
    });
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/unavailable' });
  });

  it('rolls back a transaction that fails halfway', async () => {
    const { storage, name } = opened();
    const ids = await storage.appendPending([row()]);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'records') throw new DOMException('Broken', 'UnknownError');
      return put.apply(this, args);
    });
    await storage.acknowledge(new Uint8Array([9]), ids);
    await expect(storage.promote()).rejects.toMatchObject({ code: 'storage/unavailable' });
    vi.restoreAllMocks();
    const stored = await new IndexedDbStorage(name, always).load();
    expect(stored.pending.map(({ id }) => id)).toEqual(ids);
    expect(stored.records).toEqual([]);
    expect(stored.seen.journal).toBe(0);
  });

  it('promotes rows of more than 64 KB in several transactions, between which the page can do other work', async () => {
    const { storage } = opened();
    const ids = await storage.appendPending([row('x'.repeat(70_000)), row()]);
    await storage.acknowledge(new Uint8Array([9]), ids);
    expect(await storage.promote()).toEqual({ rows: ids.slice(0, 1), journal: 1, areAll: false });
    expect(await storage.promote()).toEqual({ rows: ids.slice(1), journal: 2, areAll: true });
  });

  it('SY34d writes nothing after its sign-in has ended, but can still read', async () => {
    const { storage, name } = opened(() => false);
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/unavailable' });
    await expect(storage.setClock({ offset: 1 })).rejects.toMatchObject({ code: 'storage/unavailable' });
    expect((await new IndexedDbStorage(name, always).load()).pending).toEqual([]);
    expect((await storage.load()).seen).toEqual({ journal: 0, row: 0 });
  });

  it('does not block a deletion by another tab, and never stores again', async () => {
    const { storage, name } = opened();
    await storage.appendPending([row()]);
    await deleteDB(name);
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/unavailable' });
    await expect(storage.load()).rejects.toMatchObject({ code: 'storage/unavailable' });
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
  });

  it('reopens a database that the browser closed', async () => {
    const { storage, name } = opened();
    await storage.appendPending([row()]);
    await closeUnder(() => storage.load());
    await storage.appendPending([row()]);
    expect((await new IndexedDbStorage(name, always).load()).pending).toHaveLength(2);
  });

  it('does not use an empty database after the browser closed and deleted its own', async () => {
    const { storage, name } = opened();
    await storage.appendPending([row()]);
    await closeUnder(() => storage.load());
    await deleteDB(name);
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/unavailable' });
    await expect(storage.appendPending([row()])).rejects.toMatchObject({ code: 'storage/unavailable' });
  });

  it('rejects all calls after it was closed', async () => {
    const { storage } = opened();
    await storage.load();
    storage.close();
    await expect(storage.load()).rejects.toMatchObject({ code: 'storage/unavailable' });
  });

  it('skips a record with damaged bytes on loading', async () => {
    const { storage, name } = opened();
    await storage.applyRemote([change('notes/a'), change('notes/b')], null);
    const database = await openDB(name);
    const damaged = await database.get('records', [1, 'notes/a']);
    await database.put('records', { ...damaged, state: new Uint8Array([255]) });
    database.close();
    expect((await storage.load()).records.map(({ key }) => key)).toEqual(['notes/b']);
  });

  it('SY2d writes pending changes with strict durability', async () => {
    const { storage } = opened();
    await storage.load();
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const ids = await storage.appendPending([row()]);
    await storage.acknowledge(new Uint8Array([9]), ids);
    await storage.promote();
    const durabilities = begun.mock.calls.map(([, , options]) => options?.durability);
    expect(durabilities).toEqual(['strict', 'relaxed', 'relaxed']);
  });
});

function opened(isCurrent = always): { readonly storage: IndexedDbStorage; readonly name: string } {
  const name = `mensana-${crypto.randomUUID()}`;
  return { storage: new IndexedDbStorage(name, isCurrent), name };
}

/** Closes the connection to the database from outside, as a browser does when it runs out of memory. */
async function closeUnder(read: () => Promise<unknown>): Promise<void> {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  await read();
  const database = transaction.mock.contexts[0] as IDBDatabase;
  transaction.mockRestore();
  database.close();
}

function row(title = 'A'): NewPendingChange {
  return { changes: [change('notes/a', title)], replaced: [[null]], offset: 0, offer: false };
}

function change(key: `notes/${string}`, title = 'A') {
  const stamp = printStamp({ ms: 1, counter: 0, replica: '00000000' as ReplicaId });
  return { key, fields: new Map([['title', { value: title, stamp }]]) };
}
