import { expect, it } from 'vitest';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FilePart, FileServer, ServerAnswer } from './file-server.ts';
import { digestOf } from './read-file.ts';
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

/** Sends a file of three parts to a server that discards it instead of completing it, as often as told. */
async function sendDiscarded(hashOf: (bytes: ArrayBuffer) => Promise<AttachmentHash>, times: number) {
  const content = new Blob([new Uint8Array(2.5 * 1024 * 1024)]);
  const offsets: number[] = [];
  let left = times;
  const server = {
    standing: async () => ({ status: 204, arrived: 0, code: null }),
    sendPart: async ({ offset, content: part }: FilePart): Promise<ServerAnswer> => {
      offsets.push(offset / (1024 * 1024));
      if (offset + part.size < content.size) return { status: 204, arrived: offset + part.size, code: null };
      return left-- > 0
        ? { status: 409, arrived: 0, code: 'attachment/offset-wrong' }
        : { status: 200, arrived: content.size, code: null };
    },
  } as unknown as FileServer;
  const file = { server, content, hash: await hashOf(await content.arrayBuffer()) };
  const outcome = await upload({ ...file, signal: new AbortController().signal, arrived: () => {} });
  return { outcome, offsets };
}

it('a file that the server discards is sent again from the start, once and then later', async () => {
  expect(await sendDiscarded(digestOf, 1)).toEqual({ outcome: 'done', offsets: [0, 1, 2, 0, 1, 2] });
  expect(await sendDiscarded(digestOf, 9)).toEqual({ outcome: 'later', offsets: [0, 1, 2, 0, 1, 2] });
});

it('a file that is damaged on this device is not sent again', async () => {
  expect(await sendDiscarded(async () => hash, 9)).toEqual({
    outcome: 'attachment/content-wrong',
    offsets: [0, 1, 2],
  });
});
