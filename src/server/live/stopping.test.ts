import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveServer, openLiveSocket, startLiveServer } from './testing.ts';

let server: LiveServer;

beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(() => server.remove());

it('a handshake that arrived before the server stops is refused, so that the device tries another server', async () => {
  const ann = await server.person();
  const { sessionOf } = server.accounts;
  const gate = Promise.withResolvers<void>();
  const looked = vi.spyOn(server.accounts, 'sessionOf').mockImplementation(async (headers) => {
    await gate.promise;
    return sessionOf(headers);
  });
  const socket = openLiveSocket(ann);
  const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
  await vi.waitUntil(() => looked.mock.calls.length > 0);
  const stopped = server.stop();
  gate.resolve();
  const [, answer] = await refused;
  expect(answer.statusCode).toBe(503);
  expect(JSON.parse(await text(answer))).toEqual({ error: { code: 'live/stopping' } });
  await stopped;
});
