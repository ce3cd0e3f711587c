import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createHubTasks, runInline } from '#sync/hub/hub-tasks.ts';
import { MemoryHubStorage } from '#sync/testing/memory-hub-storage.ts';
import { nodePlatform } from '#sync/testing/node-platform.ts';
import { createLog } from '../log/log.ts';
import { FrameTurns } from './frame-turns.ts';
import { LiveSocket } from './live-socket.ts';
import { openHub } from './open-hub.ts';
import { SendBuffers } from './send-buffers.ts';
import { socketLimits } from './socket-limits.ts';
import { SocketRegister } from './socket-register.ts';

const start = 1_000_000_000;
const aDay = 86_400_000;

describe('the sweep over all sockets', () => {
  let http: Server;
  let register: SocketRegister;
  let clients: WebSocket[];

  beforeEach(async () => {
    http = createServer();
    register = new SocketRegister();
    clients = [];
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    for (const client of clients) client.terminate();
    await new Promise((resolve) => http.close(resolve));
  });

  /** Opens a registered socket and returns both ends. */
  async function open({ autoPong = true, sessionExpiresAt = start * 2 } = {}) {
    const server = new WebSocketServer(socketLimits.ws);
    const accepted = once(http, 'upgrade').then(([request, socket, head]) => {
      const net = socket as Socket;
      const peer = { uid: 'ann', sessionId: 's', sessionExpiresAt, address: null };
      return new Promise<{ live: LiveSocket; gone: Promise<unknown>; heard: () => Promise<unknown> }>((resolve) => {
        server.handleUpgrade(request, net, head, (ws) => {
          const live = new LiveSocket(
            { ws, net, peer, readBefore: net.bytesRead },
            {
              drainBelow: 1024,
              buffers: new SendBuffers(socketLimits.sendBuffers),
              turns: new FrameTurns({ limits: socketLimits.turns, now: () => 0, defer: () => {} }),
              refused: () => {},
            },
          );
          register.add(ws, live);
          ws.on('message', (data, binary) => live.received(data as Buffer, binary));
          ws.on('ping', (data) => live.heard(data)).on('pong', (data) => live.heard(data));
          ws.on('error', () => {}).on('close', () => register.remove(ws));
          resolve({ live, gone: once(ws, 'close'), heard: () => once(net, 'data') });
        });
      });
    });
    const { port } = http.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false, autoPong });
    clients.push(client);
    await once(client, 'open');
    return { client, ...(await accepted) };
  }

  it('pings sockets and keeps those that answer', async () => {
    const { heard } = await open();
    for (let round = 1; round <= 5; round++) {
      const answered = heard();
      register.sweep(start + round * socketLimits.askMs);
      await answered;
    }
    expect(register.size).toBe(1);
  });

  it('closes sockets that do not answer', async () => {
    const { client, gone } = await open({ autoPong: false });
    const asked = once(client, 'ping');
    register.sweep(start);
    await asked;
    register.sweep(start + socketLimits.askMs / 2);
    expect(register.size).toBe(1);
    register.sweep(start + socketLimits.askMs);
    await gone;
    expect(register.size).toBe(0);
  });

  it('closes sockets that do not answer although the clock was set back', async () => {
    const { client, gone } = await open({ autoPong: false });
    const asked = once(client, 'ping');
    register.sweep(start);
    await asked;
    register.sweep(start - aDay);
    await gone;
    expect(register.size).toBe(0);
  });

  it('closes a socket that leaves a message unfinished although the clock was set back', async () => {
    const { client, live, gone, heard } = await open();
    const first = heard();
    client.send(new Uint8Array(1000), { fin: false });
    await first;
    for (const now of [start, start - aDay]) {
      const answered = heard();
      register.sweep(now);
      await answered;
    }
    expect(live.unfinishedFor(start - aDay + 1)).toBe(1);
    register.sweep(start - aDay + socketLimits.unfinishedMs);
    await gone;
    expect(register.size).toBe(0);
  });

  it('SY13e closes a socket that has read nothing for a minute, even if it sends', async () => {
    const { client, live, gone } = await open();
    const reader = await open();
    client.pause();
    const frame = new Uint8Array(1024 * 1024);
    while (live.buffered() === 0) live.send(frame); // the system buffers some
    let now = start;
    for (; now < start + socketLimits.untakenMs; now += socketLimits.sweepMs) {
      live.received(new Uint8Array(1), false);
      reader.live.received(new Uint8Array(1), false);
      register.sweep(now);
    }
    expect(register.size).toBe(2);
    live.received(new Uint8Array(1), false);
    register.sweep(now);
    await gone;
    expect(register.size).toBe(1);
  });

  it('closes a socket that leaves a message unfinished, even if it answers pings', async () => {
    const { client, gone, heard, live } = await open();
    const first = heard();
    client.send(new Uint8Array(1000), { fin: false });
    await first;
    expect(live.unfinishedBytes).toBeGreaterThanOrEqual(1000);
    register.sweep(start);
    const pinged = heard();
    client.ping('still here');
    await pinged;
    expect(live.unfinishedBytes).toBeGreaterThanOrEqual(1000);
    register.sweep(start + 1);
    register.sweep(start + socketLimits.unfinishedMs);
    await gone;
    expect(register.size).toBe(0);
  });

  it('keeps a socket that finishes its messages, however many', async () => {
    const { client, heard, live } = await open();
    for (let round = 0; round < 5; round++) {
      const read = heard();
      client.send(new Uint8Array(1000), { fin: round % 2 === 1 });
      await read;
      register.sweep(start + round * socketLimits.askMs);
    }
    const last = heard();
    client.send(new Uint8Array(1));
    await last;
    expect(live.unfinishedBytes).toBe(0);
    expect(register.size).toBe(1);
  });

  it('closes the sockets of a user who has too much unfinished data', async () => {
    const big = new Uint8Array(2 * 1024 * 1024);
    const ends = [];
    for (let n = 0; n < 9; n++) {
      const { client, gone, live } = await open();
      client.send(big, { fin: false });
      while (live.unfinishedBytes < big.length) await new Promise((resolve) => setImmediate(resolve));
      ends.push(gone);
    }
    register.sweep(start);
    await Promise.all(ends);
    expect(register.size).toBe(0);
  });

  it('closes sockets when their session expires', async () => {
    const { client, gone, live } = await open({ sessionExpiresAt: start });
    const storage = new MemoryHubStorage('epoch');
    const hub = openHub({
      storage,
      tasks: runInline(createHubTasks(nodePlatform)),
      log: createLog('error', () => {}),
      documentMebibytes: 1,
    });
    live.attach(hub.connect(live.peer, live));
    register.sweep(start - 1);
    expect(client.readyState).toBe(WebSocket.OPEN);
    register.sweep(start);
    await gone;
    expect(hub.connectionCount).toBe(0);
  });

  it('forgets closed sockets', async () => {
    const { client, gone } = await open();
    client.close();
    await gone;
    expect(register.size).toBe(0);
  });
});

it.each([
  { sockets: 450, slots: [200, 200, 50] },
  { sockets: 60_000, slots: Array.from({ length: 100 }, () => 600) },
])('a shutdown closes $sockets sockets some at a time, within five seconds', async ({ sockets, slots }) => {
  const register = new SocketRegister();
  const closedBySlot = [0];
  for (let socket = 0; socket < sockets; socket++) {
    const ws = {} as WebSocket;
    const restart = () => {
      closedBySlot.push((closedBySlot.pop() ?? 0) + 1);
      register.remove(ws);
    };
    const peer = { uid: `${socket}`, sessionId: `${socket}`, sessionExpiresAt: start, address: null };
    register.add(ws, { peer, restart } as LiveSocket);
  }
  const pauses: number[] = [];
  await register.closeAll(async (ms) => {
    pauses.push(ms);
    closedBySlot.push(0);
  });
  expect(closedBySlot).toEqual(slots);
  expect(pauses).toEqual(slots.slice(1).map(() => 50));
});
