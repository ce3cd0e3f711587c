import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, it } from 'vitest';
import { readHere } from '#sync/document/body-reader.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { Replica } from '#sync/replica/replica.ts';
import { type DumpedDatabase, readEarlierVersion, recordsOf } from '#sync/testing/earlier-version.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { databaseName } from './databases.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';
import { type JournalStorage, UnloadJournal } from './unload-journal.ts';

/*
 * The fixture is the data in Chromium after a first sync, with rows acknowledged, in flight and pending. Version 0.1
 * wrote it at commit 3b8811c, apart from its chunks, which are plain as those of later versions.
 */
const { uid, databases, localStorage, onDevice } = readEarlierVersion('version-0.1');
const { signInId } = JSON.parse(localStorage['mensana-account'] as string);
const name = databaseName(uid, signInId);

afterEach(async () => {
  for (const database of databases) await deleteDB(database.name);
});

it('a device with data of version 0.1 shows all of it and its unsynced changes, offline', async () => {
  for (const database of databases) await restore(database);
  const kept = new Map(Object.entries(localStorage));
  const replica = await openReplica();
  const words = new UnloadJournal(storageOf(kept), name, () => true);
  await words.takeAll((rows) => replica.recoverUnsaved(rows));
  expect(await recordsOf(replica)).toEqual(onDevice);
  expect(replica.document.pendingCount).toBe(12);
  expect([...kept.keys()]).toEqual(['mensana-account']);
  await replica.close();
});

function openReplica(): Promise<Replica> {
  return Replica.open(
    {
      storage: new IndexedDbStorage(name, () => true),
      fetchChunk: () => Promise.reject(new Error('no network')),
      connect: () => ({ send() {}, buffered: () => 0, close() {} }),
      tabs: noOtherTabs(),
      now: () => Date.now(),
      monotonic: () => performance.now(),
      random: () => 0.5,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      after: (ms, work) => {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      inflate: nodePlatform.inflate,
      readOffThread: readHere,
      shown: async () => {},
      durable: true,
      report: (error) => expect.unreachable(String(error)),
    },
    { changed() {}, status() {}, ended() {}, damaged: (key) => expect.unreachable(`${key} is damaged`) },
  );
}

async function restore({ name, version, stores }: DumpedDatabase): Promise<void> {
  const database = await openDB(name, version, {
    upgrade: async (created) => {
      for (const { name, keyPath, autoIncrement, indexes, rows } of stores) {
        const store = created.createObjectStore(name, { keyPath, autoIncrement });
        for (const index of indexes) store.createIndex(index.name, index.keyPath);
        for (const { key, value } of rows) await store.put(value, key);
      }
    },
  });
  database.close();
}

function storageOf(kept: Map<string, string>): JournalStorage {
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}
