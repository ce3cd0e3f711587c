import { afterEach, expect, it, vi } from 'vitest';
import { hashOf } from '../attachments/attachment-store.contract.ts';
import type { AttachmentStore } from '../attachments/attachment-store.ts';
import { FolderAttachmentStore } from '../attachments/folder-store.ts';
import { type LiveServer, startLiveServer } from '../live/testing.ts';
import { AccountReader } from './account-reader.ts';

let server: LiveServer;

afterEach(() => server.remove());

it('an attachment that is still being opened is closed when the export ends', async () => {
  server = await startLiveServer();
  const { uid } = await server.person();
  const cancelled = vi.fn();
  const opening = Promise.withResolvers<ReadableStream<Uint8Array>>();
  const asked = Promise.withResolvers<void>();
  const fake: Partial<AttachmentStore> = {
    standing: async () => ({ bytes: 3, arrived: 3, isWhole: true }),
    read: () => {
      asked.resolve();
      return opening.promise;
    },
  };
  const store = Object.assign(new FolderAttachmentStore('/nowhere'), fake);
  const reader = await AccountReader.open({ hub: server.hub, store, uid });
  const opened = reader.openAttachment(hashOf(new Uint8Array([1, 2, 3])));
  await asked.promise;
  await reader.close();
  opening.resolve(new ReadableStream({ cancel: cancelled }));
  expect(await opened).toBe(false);
  expect(cancelled).toHaveBeenCalledOnce();
});
