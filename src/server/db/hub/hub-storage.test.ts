import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { describeHubStorage } from '#sync/hub/hub-storage.contract.ts';
import type { HubStorage } from '#sync/hub/hub-storage.ts';
import { printStamp, type ReplicaId } from '#sync/record/index.ts';
import { SeededChance } from '#sync/testing/seeded-chance.ts';
import { inTransaction } from '../in-transaction.ts';
import { migrate } from '../migrate.ts';
import { openTestPostgres, openTestSqlite, testDatabases } from '../testing.ts';
import { markDocumentDeleted, removeDeleted, uidsWithRemains } from './delete-document.ts';
import { openHubStorage } from './hub-storage.ts';

for (const [name, open] of testDatabases)
  describeHubStorage(`on ${name}`, async () => {
    const { database, reopen, remove } = await open();
    await migrate(database);
    return { storage: openHubStorage(database), close: remove, reopen: async () => openHubStorage(reopen()) };
  });

describeHubStorage('on PostgreSQL, at two servers in turn', async () => {
  const { database, reopen, remove } = await openTestPostgres();
  await migrate(database);
  const storage = inTurn([openHubStorage(database), openHubStorage(reopen())]);
  return { storage, close: remove, reopen: async () => openHubStorage(reopen()) };
});

/** Asks one storage after the other, also for its parts. */
function inTurn<T extends object>(storages: readonly T[]): T {
  let calls = 0;
  return new Proxy(storages[0] as T, {
    get: (first, name) => {
      const ofFirst: unknown = Reflect.get(first, name);
      const all = storages.map((each) => Reflect.get(each, name));
      if (typeof ofFirst === 'object' && ofFirst !== null) return inTurn(all as object[]);
      return (...given: unknown[]) => (all[calls++ % all.length] as (...given: unknown[]) => unknown)(...given);
    },
  });
}

describe('where statements and commits conflict with others', () => {
  const chance = new SeededChance(1);
  let injected = 0;

  describeHubStorage('on PostgreSQL', async () => {
    const { database, reopen, remove } = await openTestPostgres();
    await migrate(database);
    const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (given[0] === 'rollback' || chance.next() >= 0.02) return query.apply(this, given);
      injected += 1;
      return Promise.reject(Object.assign(new Error('a conflict'), { code: injected % 2 === 0 ? '40001' : '40P01' }));
    });
    const close = async () => {
      spy.mockRestore();
      await remove();
    };
    return { storage: openHubStorage(database), close, reopen: async () => openHubStorage(reopen()) };
  });

  it('there were some', () => expect(injected).toBeGreaterThan(20));
});

describe('hub storage on PostgreSQL', () => {
  it('numbers pushes without gaps when two servers append for the same new users in opposite orders', async () => {
    const test = await openTestPostgres();
    await migrate(test.database);
    const uids = Array.from({ length: 20 }, (_, at) => `uid-${at}`);
    const servers = [
      { storage: openHubStorage(test.database), uids },
      { storage: openHubStorage(test.reopen()), uids: uids.toReversed() },
    ];
    await Promise.all(
      Array.from({ length: 20 }, (_, at) => servers[at % 2]).map((server) =>
        server?.storage.append(server.uids.map(push), randomBytes(16)),
      ),
    );
    for (const uid of uids) {
      const log = await openHubStorage(test.database).logAfter(uid, 0, Number.MAX_SAFE_INTEGER);
      expect(log.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    }
    await test.remove();
  });
});

describe('hub storage on SQLite', () => {
  it('appends between other transactions of the server, never within one', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const storage = openHubStorage(test.database);
    const failing = inTransaction(test.database.kysely, async (transaction) => {
      await transaction.insertInto('meta').values({ name: 'half', value: 'x' }).execute();
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('taken back');
    });
    const appending = storage.append([push('uid-ada')], randomBytes(16));
    await expect(failing).rejects.toThrow('taken back');
    expect(await appending).toEqual([{ outcome: 'appended', sequence: 1, repeated: false }]);
    expect((await storage.head('uid-ada')).sequence).toBe(1);
    await test.remove();
  });

  it('keeps appending for other users while a large document is deleted', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const storage = openHubStorage(test.database);
    await fill(storage, 'uid-ada');
    expect(await appendsDuring(storage, storage.deleteDocument('uid-ada'))).toBeGreaterThan(5);
    expect(await storage.logAfter('uid-ada', 0, Number.MAX_SAFE_INTEGER)).toEqual([]);
    expect(await storage.history.entries('uid-ada', 'notes/a')).toEqual([]);
    await test.remove();
  });

  it('keeps appending for other users while a long log and history are pruned', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const storage = openHubStorage(test.database);
    await fill(storage, 'uid-ada');
    const limits = { log: 1, history: 0, daily: never };
    expect(await appendsDuring(storage, storage.prune('uid-ada', limits))).toBeGreaterThan(5);
    expect(await storage.prunable(limits, 10)).toEqual([]);
    expect(await storage.head('uid-ada')).toMatchObject({ floor: many, bytes: 0 });
    expect(await storage.history.entries('uid-ada', 'notes/a')).toHaveLength(1);
    await test.remove();
  });
});

describe.each(testDatabases)('a document on %s', (_, open) => {
  it('is found and removed if the server was killed while deleting it', async () => {
    const { database, remove } = await open();
    await migrate(database);
    const storage = openHubStorage(database);
    await storage.append([push('uid-ada'), push('uid-ben')], randomBytes(16));
    await markDocumentDeleted(database.kysely, 'uid-ada');
    expect(await storage.append([push('uid-ada')], randomBytes(16))).toEqual([
      { outcome: 'refused', code: 'account-deleted' },
    ]);
    expect(await uidsWithRemains(database.kysely)).toEqual(['uid-ada']);
    await removeDeleted(database, 'uid-ada');
    expect(await uidsWithRemains(database.kysely)).toEqual([]);
    expect(await storage.logAfter('uid-ben', 0, 1)).toHaveLength(1);
    await remove();
  });
});

const many = 4_000;
const never = Number.MAX_SAFE_INTEGER;

/** Stores thousands of log entries, and as many versions of one record on one day. */
async function fill(storage: HubStorage, uid: string): Promise<void> {
  await storage.append(
    Array.from({ length: many }, () => push(uid)),
    randomBytes(16),
  );
  const replica = 'REPLICA-' as ReplicaId;
  const history = Array.from({ length: many }, (_, at) => ({
    ...({ kind: 'version', key: 'notes/a', at } as const),
    stamp: printStamp({ ms: at, counter: 0, replica }),
    content: randomBytes(50),
  }));
  await storage.commitCompaction(uid, { from: 0, upto: many, records: [], history });
}

/** Returns how many pushes of another user are stored, one after another, while the given work runs. */
async function appendsDuring(storage: HubStorage, work: Promise<void>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let appends = 0;
  for (; !isDone; appends++) {
    await storage.append([push('uid-ben')], randomBytes(16));
    await new Promise((go) => setImmediate(go));
  }
  await done;
  return appends;
}

function push(uid: string) {
  return {
    uid,
    id: randomBytes(16),
    payload: randomBytes(100),
    replaced: new Uint8Array(1),
    highest: null,
    bound: null,
    quota: null,
    receivedAt: 0,
  };
}
