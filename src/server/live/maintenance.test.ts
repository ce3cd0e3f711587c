import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { markDocumentDeleted, uidsWithRemains } from '../db/hub/delete-document.ts';
import { openHubStorage } from '../db/hub/hub-storage.ts';
import { migrate } from '../db/migrate.ts';
import { openTestSqlite } from '../db/testing.ts';
import { startLiveServer } from './testing.ts';

it('a starting server completes deletions left unfinished by an earlier one', async () => {
  const open = async () => {
    const test = await openTestSqlite();
    await migrate(test.database);
    const push = { id: randomBytes(16), payload: randomBytes(10), replaced: new Uint8Array(1), highest: null };
    await openHubStorage(test.database).append(
      [{ uid: 'ann', ...push, bound: null, quota: null, receivedAt: 0 }],
      randomBytes(16),
    );
    await markDocumentDeleted(test.database.kysely, 'ann');
    expect(await uidsWithRemains(test.database.kysely)).toEqual(['ann']);
    return test;
  };
  const server = await startLiveServer({ open });
  await vi.waitFor(async () => expect(await uidsWithRemains(server.test.database.kysely)).toEqual([]));
  expect(await server.hub.storage.head('ann')).toMatchObject({ deleted: true });
  await server.remove();
});
