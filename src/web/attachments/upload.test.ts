import { expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FileServer, ServerAnswer } from './file-server.ts';
import { upload } from './upload.ts';

const hash = 'ab'.repeat(32) as AttachmentHash;

/** Sends a file to a server that answers its first part so. */
function send(first: Partial<ServerAnswer>) {
  const server = {
    standing: async () => ({ status: 204, arrived: 0, code: null }),
    sendPart: async () => ({ status: null, arrived: null, code: null, ...first }),
  } as unknown as FileServer;
  const content = new Blob(['Heels stay planted.']);
  return upload({ server, hash, content, signal: new AbortController().signal, arrived: () => {} });
}

it.each(['request/files-unavailable', 'attachment/busy', 'attachment/too-many-requests', 'request/failed'])(
  'a file that the server refuses with %s is sent again later',
  async (code) => {
    expect(await send({ code })).toBe('later');
  },
);

it.each(['attachment/too-large', 'attachment/quota-exceeded'])('a file refused with %s is not', async (code) => {
  expect(await send({ code })).toBe(code);
});
