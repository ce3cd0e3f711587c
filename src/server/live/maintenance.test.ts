import { randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { markDocumentDeleted, uidsWithRemains } from '../db/hub/delete-document.ts';
import { openHubStorage } from '../db/hub/hub-storage.ts';
import { startLiveServer } from './testing.ts';

it('a starting server completes deletions left unfinished by an earlier one', async () => {
  const earlier = await startLiveServer();
  const { database } = earlier.test;
  const push = { id: randomBytes(16), payload: randomBytes(10), replaced: new Uint8Array(1), highest: null };
  await openHubStorage(database).append(
    [{ uid: 'ann', ...push, bound: null, quota: null, receivedAt: 0 }],
    randomBytes(16),
  );
  await earlier.stop();
  await markDocumentDeleted(database.kysely, 'ann');
  expect(await uidsWithRemains(database.kysely)).toEqual(['ann']);

  const server = await startLiveServer({ open: async () => earlier.test });
  await vi.waitFor(async () => expect(await uidsWithRemains(database.kysely)).toEqual([]), 20_000);
  expect(await server.hub.storage.head('ann')).toMatchObject({ deleted: true });
  await server.remove();
  await earlier.remove();
});
