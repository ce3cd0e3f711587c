import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, it } from 'vitest';
import { bodyUpdate, encodeSummaries, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { bodyFromText } from './body-from-text.ts';
import { databaseName, fileDatabaseName } from './databases.ts';
import { IndexedDbStorage } from './indexed-db-storage.ts';
import { findUnsentData } from './unsent-data.ts';

const at = Date.UTC(2026, 10, 20);

describe('unsynced data of earlier sign-ins', () => {
  afterEach(async () => {
    for (const { name } of await indexedDB.databases()) if (name !== undefined) await deleteDB(name);
  });

  it('is empty on a new device', async () => {
    expect(await findUnsentData({ uid: 'ada', signInId: crypto.randomUUID() })).toEqual([]);
  });

  it('includes changes of other users and forgotten sign-ins, but not the current one', async () => {
    const signInId = crypto.randomUUID();
    await leave('ada', signInId);
    await leave('ada', crypto.randomUUID());
    await leave('ben-with-hyphens', crypto.randomUUID());
    const found = await findUnsentData({ uid: 'ada', signInId });
    expect(found.map(({ uid, pending, since }) => ({ uid, pending, since }))).toEqual(
      expect.arrayContaining([
        { uid: 'ada', pending: 1, since: at },
        { uid: 'ben-with-hyphens', pending: 1, since: at },
      ]),
    );
    expect(found).toHaveLength(2);
  });

  it('excludes what the hub has', async () => {
    const storage = new IndexedDbStorage(databaseName('ben', crypto.randomUUID()), () => true);
    await storage.startReconciliation('epoch');
    storage.close();
    expect(await findUnsentData({ uid: 'ada', signInId: crypto.randomUUID() })).toEqual([]);
  });

  it('is exported as a whole, also records that a start does not show first', async () => {
    const earlier = crypto.randomUUID();
    const storage = new IndexedDbStorage(databaseName('ben', earlier), () => true);
    await storage.startReconciliation('epoch');
    await storage.applyRemote([], { after: 0, upto: 1, mark: new Uint8Array(16) });
    await storage.start.store({ layer: 1, journal: 2, chunks: [], summaries: encodeSummaries([]) });
    expect(await storage.start.load()).not.toBeNull();
    storage.close();
    await leave('ben', earlier);
    const [found] = await findUnsentData({ uid: 'ada', signInId: crypto.randomUUID() });
    expect(await (await found?.export())?.text()).toContain('# Knee\n\nIt hurts.');
  });

  it('can be exported without changing it, and removed with its files', async () => {
    const earlier = crypto.randomUUID();
    await leave('ben', earlier);
    (await openDB(fileDatabaseName(databaseName('ben', earlier)))).close();
    const signIn = { uid: 'ada', signInId: crypto.randomUUID() };
    const [found] = await findUnsentData(signIn);
    expect(await (await found?.export())?.text()).toContain('# Knee\n\nIt hurts.');
    expect(await findUnsentData(signIn)).toHaveLength(1);
    await found?.remove();
    expect(await findUnsentData(signIn)).toEqual([]);
    expect(await indexedDB.databases()).toEqual([]);
  });
});

async function leave(uid: string, signInId: string): Promise<void> {
  const storage = new IndexedDbStorage(databaseName(uid, signInId), () => true);
  const stamp = printStamp({ ms: at, counter: 0, replica: '00000000' as ReplicaId });
  const body = bodyUpdate('notes/a', bodyFromText('It hurts.'));
  const changes = [{ key: 'notes/a' as const, fields: new Map([['title', { value: 'Knee', stamp }]]), body }];
  await storage.appendPending([{ changes, replaced: [[null]], offset: 0, offer: false }]);
  storage.close();
}
