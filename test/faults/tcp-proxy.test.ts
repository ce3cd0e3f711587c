import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationNameIn } from './application-name.ts';
import { TcpProxy } from './tcp-proxy.ts';

let echo: Server;
let proxy: TcpProxy<'a' | 'b'>;
let clients: Socket[];

beforeEach(async () => {
  clients = [];
  echo = createServer((socket) => socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  proxy = await TcpProxy.open({
    choose: () => (echo.address() as AddressInfo).port,
    kindOf: (first) => (first.toString().startsWith('a') ? 'a' : 'b'),
  });
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await proxy.close();
  await new Promise((resolve) => echo.close(resolve));
});

async function client(first: string): Promise<Socket> {
  const socket = connect(proxy.port, '127.0.0.1');
  clients.push(socket);
  socket.on('error', () => {});
  socket.write(first);
  return socket;
}

async function answered(first: string): Promise<Socket> {
  const socket = await client(first);
  expect(await next(socket)).toBe(first);
  return socket;
}

async function next(socket: Socket): Promise<string> {
  return String((await once(socket, 'data'))[0]);
}

test('connections of one kind are cut and refused, and those of another are not', async () => {
  const [a, b] = [await answered('a'), await answered('b')];
  const closed = once(a, 'close');
  proxy.refuse('a');
  proxy.cut('a');
  await closed;
  await once(await client('a again'), 'close');
  b.write('still there');
  expect(await next(b)).toBe('still there');
  expect([proxy.count('a'), proxy.count('b')]).toEqual([0, 1]);
  proxy.accept('a');
  await answered('a at last');
});

test('what is sent while a kind is stalled arrives when it flows, also on a new connection', async () => {
  const [a, b] = [await answered('a'), await answered('b')];
  proxy.stall('a');
  const later = await client('a later');
  const heard = Promise.all([next(a), next(later)]);
  a.write('held');
  b.write('passes');
  expect(await next(b)).toBe('passes');
  expect(await Promise.race([heard, new Promise((none) => setImmediate(none))])).toBeUndefined();
  proxy.flow('a');
  expect(await heard).toEqual(['held', 'a later']);
});

test('a lost connection is silent for ever, and a new one works', async () => {
  const lost = await answered('a');
  proxy.lose('a');
  proxy.flow('a');
  const heard = next(lost);
  lost.write('unheard');
  await answered('a new one');
  expect(await Promise.race([heard, new Promise((none) => setImmediate(none))])).toBeUndefined();
});

test('a connection is reset at a statement, or when its answer comes', async () => {
  const seen: string[] = [];
  echo.on('connection', (socket: Socket) => socket.on('data', (chunk: Buffer) => seen.push(chunk.toString())));
  for (const moment of ['statement', 'answer'] as const) {
    const socket = await answered('a');
    proxy.resetNext('a', moment, 'commit');
    socket.write('select');
    expect(await next(socket)).toBe('select');
    expect(proxy.endReset()).toBe(false);
    proxy.resetNext('a', moment, 'commit');
    socket.write(`commit at ${moment}`);
    await new Promise((closed) => socket.once('close', closed));
    expect(proxy.endReset()).toBe(true);
  }
  expect(seen).toContain('commit at answer');
  expect(seen).not.toContain('commit at statement');
});

test('the application name is read from the first packet to PostgreSQL', () => {
  expect(applicationNameIn(startPacket('user\0ada\0application_name\0mensana notices\0\0'))).toBe('mensana notices');
  expect(applicationNameIn(startPacket('user\0application_name\0\0'))).toBe(null);
  expect(applicationNameIn(Buffer.from('GET / HTTP/1.1'))).toBe(null);
  expect(applicationNameIn(Buffer.alloc(3))).toBe(null);
});

function startPacket(parameters: string): Buffer {
  const packet = Buffer.alloc(8 + parameters.length);
  packet.writeInt32BE(packet.length, 0);
  packet.writeInt32BE(3 << 16, 4);
  packet.write(parameters, 8);
  return packet;
}
