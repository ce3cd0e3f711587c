import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeFileStorage, fileRow } from './file-storage.contract.ts';
import { IndexedDbFileStorage } from './indexed-db-file-storage.ts';
import { MemoryFileStorage } from './memory-file-storage.ts';

describeFileStorage('in memory', async () => ({ storage: new MemoryFileStorage(), remove: async () => {} }));

describeFileStorage('in IndexedDB', async () => {
  const name = crypto.randomUUID();
  const storage = new IndexedDbFileStorage(name, () => true);
  return {
    storage,
    remove: async () => {
      storage.close();
      await deleteDB(name);
    },
  };
});

describe('files in IndexedDB', () => {
  afterEach(() => vi.restoreAllMocks());

  it('report that the device is full, and store nothing of a file that does not fit', async () => {
    const storage = new IndexedDbFileStorage(crypto.randomUUID(), () => true);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      if (this.name === 'contents') throw new DOMException('No space', 'QuotaExceededError');
      return put.apply(this, given);
    });
    await expect(storage.put(fileRow('a'), new Blob(['a']))).rejects.toMatchObject({ code: 'storage/full' });
    vi.restoreAllMocks();
    expect(await storage.rows()).toEqual([]);
  });

  it('are not reopened after a sign-out deleted them, nor for an ended sign-in', async () => {
    const name = crypto.randomUUID();
    const storage = new IndexedDbFileStorage(name, () => true);
    await storage.put(fileRow('a'), new Blob(['a']));
    await deleteDB(name);
    await expect(storage.put(fileRow('b'), new Blob(['b']))).rejects.toMatchObject({ code: 'storage/unavailable' });
    const over = new IndexedDbFileStorage(name, () => false);
    await expect(over.rows()).rejects.toMatchObject({ code: 'storage/unavailable' });
    expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(name);
  });
});
