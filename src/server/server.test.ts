import { once } from 'node:events';
import { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { App } from './app.ts';
import { type Listener, listen } from './server.ts';

const app = { fetch: () => new Response('served') } as unknown as App;

async function listening(): Promise<Listener> {
  const started = await listen(0, '127.0.0.1');
  if (!started.ok) throw new Error(started.error.reason);
  return started.value;
}

/** Returns everything that a socket receives until it closes. */
async function ask({ port }: Listener, headers: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const proxyKeepsItSeconds = 120;

let emit: MockInstance<Server['emit']>;

beforeEach(() => {
  emit = vi.spyOn(Server.prototype, 'emit');
});
afterEach(() => emit.mockRestore());

/**
 * Waits until the server has received a request, before an app serves it.
 *
 * @returns the socket of the request
 */
async function arrived(event: 'request' | 'upgrade'): Promise<Socket> {
  const call = await vi.waitUntil(() => emit.mock.calls.find(([emitted]) => emitted === event));
  return call[1].socket;
}

it('the server answers requests that arrived before serving started', async () => {
  const listener = await listening();
  const answer = ask(listener, 'Connection: close');
  await arrived('request');
  listener.serve({ app, upgrade: null });
  expect(await answer).toContain('served');
  await listener.close();
});

it('the server says that it is alive before it serves', async () => {
  const listener = await listening();
  const answer = await fetch(`http://127.0.0.1:${listener.port}/health/alive`);
  expect(answer.status).toBe(204);
  await listener.close();
});

it('the server answers some pipelined requests, and closes a connection that sends very many at once', async () => {
  const listener = await listening();
  let begun = 0;
  const counted = {
    fetch: async () => {
      begun += 1;
      return new Response('served');
    },
  } as unknown as App;
  listener.serve({ app: counted, upgrade: null });
  const send = async (count: number) => {
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => {}); // the server may reset it
    let answer = '';
    socket.on('data', (bytes) => (answer += bytes.toString()));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(count - 1));
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    await new Promise((resolve) => socket.once('close', resolve));
    return answer.split('served').length - 1;
  };
  expect(await send(20)).toBe(20);
  begun = 0;
  expect(await send(2_000)).toBe(0);
  expect(begun).toBeLessThanOrEqual(32);
  await listener.close();
});

/** Sends a request with a chunked body, and returns what was answered until the connection closed. */
async function sendChunks(listener: Listener, method: string, chunks: string, more = ''): Promise<string> {
  const socket = connect(listener.port, '127.0.0.1');
  socket.on('error', () => {}); // the server may reset it
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\n${more}Transfer-Encoding: chunked\r\n\r\n`);
  socket.write(chunks);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

const close = 'Connection: close\r\n';
const chunksOf = (count: number, bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`.repeat(count);

it('the server closes a connection whose body consists of very many small pieces', async () => {
  const listener = await listening();
  let pieces = 0;
  const reading = {
    fetch: async ({ body }: Request) => {
      let bytes = 0;
      for await (const piece of body ?? []) {
        pieces += 1;
        bytes += piece.length;
      }
      return new Response(`received ${bytes}`);
    },
  } as unknown as App;
  listener.serve({ app: reading, upgrade: null });
  expect(await sendChunks(listener, 'POST', `${chunksOf(80, 1)}0\r\n\r\n`, close)).toContain('received 80');
  expect(await sendChunks(listener, 'POST', `${chunksOf(1_000, 512)}0\r\n\r\n`, close)).toContain('received 512000');
  pieces = 0;
  expect(await sendChunks(listener, 'POST', `${chunksOf(50_000, 1)}0\r\n\r\n`)).toBe('');
  expect(pieces).toBeLessThan(200);
  await listener.close();
});

it('requests of one address do not keep those of another one waiting', async () => {
  const listener = await listening();
  const begun: string[] = [];
  const slow = {
    fetch: async ({ url }: Request) => {
      begun.push(new URL(url).pathname);
      for (const until = performance.now() + 2; performance.now() < until; );
      return new Response('served');
    },
  } as unknown as App;
  listener.serve({ app: slow, upgrade: null });
  const send = (localAddress: string, requests: string) => {
    const socket = connect({ port: listener.port, host: '127.0.0.1', localAddress });
    socket.on('error', () => {}).resume();
    socket.write(requests);
    return socket;
  };
  const many = Array.from({ length: 20 }, () =>
    send('127.0.0.2', 'GET /many HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(30)),
  );
  await vi.waitUntil(() => begun.length > 0, { interval: 1 });
  const one = send('127.0.0.1', 'GET /one HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await vi.waitUntil(() => begun.includes('/one'), { interval: 1 });
  expect(begun.indexOf('/one')).toBeLessThan(300);
  for (const socket of [...many, one]) socket.destroy();
  await listener.close();
});

it.each(['GET', 'HEAD'])('the server refuses a %s request with a body', async (method) => {
  const listener = await listening();
  listener.serve({ app, upgrade: null });
  const answer = await sendChunks(listener, method, chunksOf(10, 1));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  await listener.close();
});

it.each(['Connection: close', 'Connection: Upgrade\r\nUpgrade: websocket'])(
  'a request that names two hosts is refused: %s',
  async (headers) => {
    const listener = await listening();
    listener.serve({ app, upgrade: null });
    for (const host of ['localhost', 'evil.example']) {
      const answer = await ask(listener, `hOST: ${host}\r\n${headers}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toContain('served');
    }
    await listener.close();
  },
);

it('the server answers live socket requests that arrived before serving started, once', async () => {
  const listener = await listening();
  const answer = ask(listener, 'Connection: Upgrade\r\nUpgrade: websocket');
  await arrived('upgrade');
  let handled = 0;
  listener.serve({
    app,
    upgrade: {
      handle: (_, socket) => {
        handled += 1;
        socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      },
      close: async () => {},
    },
  });
  expect(await answer).toContain('101');
  expect(handled).toBe(1);
  await listener.close();
});

it('the server survives a live socket request whose client disconnects before serving starts', async () => {
  const listener = await listening();
  const socket = connect(listener.port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const taken = await arrived('upgrade');
  socket.resetAndDestroy();
  await vi.waitUntil(() => taken.destroyed);
  listener.serve({ app, upgrade: null });
  expect(await ask(listener, 'Connection: close')).toContain('served');
  await listener.close();
});

it('the server keeps an idle connection longer than a proxy in front does, and closes it at once on shutdown', async () => {
  const listener = await listening();
  listener.serve({ app, upgrade: null });
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect(await answer.text()).toBe('served');
  expect(Number(answer.headers.get('keep-alive')?.replace('timeout=', ''))).toBeGreaterThan(proxyKeepsItSeconds);
  await listener.close();
});

it('a server that stops refuses connections at once, and says in its last answers that their connections end', async () => {
  const listener = await listening();
  const gate = Promise.withResolvers<void>();
  const slow = {
    fetch: async () => {
      await gate.promise;
      return new Response('served');
    },
  } as unknown as App;
  listener.serve({ app: slow, upgrade: null });
  const running = ask(listener, '');
  await arrived('request');
  const closed = listener.close();
  await expect(fetch(`http://127.0.0.1:${listener.port}/health`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  gate.resolve();
  const answer = await running;
  expect(answer).toContain('served');
  expect(answer.toLowerCase()).toContain('connection: close');
  await closed;
});
