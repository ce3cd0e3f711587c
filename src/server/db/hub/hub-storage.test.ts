import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { describeHubStorage } from '#sync/hub/hub-storage.contract.ts';
import { migrate } from '../migrate.ts';
import { openTestPostgres, openTestSqlite, testDatabases } from '../testing.ts';
import { openHubStorage } from './hub-storage.ts';

for (const [name, open] of testDatabases)
  describeHubStorage(`on ${name}`, async () => {
    const { database, reopen, remove } = await open();
    await migrate(database);
    return { storage: openHubStorage(database), close: remove, reopen: async () => openHubStorage(reopen()) };
  });

describe('hub storage on PostgreSQL', () => {
  it('numbers without gaps when two servers append for the same new persons, in opposite orders', async () => {
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
  it('appends between other transactions of the server, never inside one', async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const storage = openHubStorage(test.database);
    const failing = test.database.kysely.transaction().execute(async (transaction) => {
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
});

function push(uid: string) {
  return {
    ...{ uid, id: randomBytes(16), payload: randomBytes(100), replaced: new Uint8Array(1), highest: null },
    ...{ bound: null, quota: null, receivedAt: 0 },
  };
}
