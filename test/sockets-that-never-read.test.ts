import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { mintAccount, mintSession } from '../src/server/accounts/testing.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import {
  helloFrame,
  openLiveSocket,
  type Person,
  pushFrame,
  RawDevice,
  titleChange,
} from '../src/server/live/testing.ts';
import { ServerProcess, serverEnvironment, testSecret } from './server-process.ts';

const people = 10;
const silentEach = 49; // plus one device that pushes
const pushesEach = 6;
const title = randomBytes(500_000).toString('hex'); // keeps a push slightly under its limit

describe('the server process', () => {
  let directory: string;
  let server: ServerProcess;
  let sockets: WebSocket[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-sockets-'));
    sockets = [];
  });
  afterEach(async () => {
    for (const socket of sockets) socket.terminate();
    await server.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  async function signIn(count: number, database: string, origin: string): Promise<readonly Person[]> {
    const opened = openSqlite(database);
    const signedIn: Person[] = [];
    for (let at = 0; at < count; at++) {
      const uid = await mintAccount(opened.kysely);
      signedIn.push({ origin, uid, ...(await mintSession(opened.kysely, { uid, secret: testSecret })) });
    }
    await opened.close();
    return signedIn;
  }

  /** Connects a device and waits for its welcome. */
  async function device(person: Person): Promise<RawDevice> {
    const socket = openLiveSocket(person);
    sockets.push(socket);
    const raw = new RawDevice(socket);
    await once(socket, 'open');
    socket.send(helloFrame);
    expect(await raw.next()).toBe('welcome');
    return raw;
  }

  async function push({ ws, next }: RawDevice, key: string, text: string): Promise<void> {
    const { fields } = titleChange();
    const stamped = new Map([...fields].map(([path, field]) => [path, { ...field, value: text }]));
    ws.send(pushFrame([{ key: key as `notes/${string}`, fields: stamped }]));
    while ((await next()) !== 'ack'); // other messages are ranges without changes for this device
  }

  it('keeps its memory low and serves other users while hundreds of sockets never read', async () => {
    const { origin, database, environment } = await serverEnvironment(join(directory, 'data'));
    server = ServerProcess.spawn(environment);
    await server.ready();
    const [other, ...silent] = (await signIn(people + 1, database, origin)) as [Person, ...Person[]];
    for (const person of silent) {
      for (let at = 0; at < silentEach; at++) (await device(person)).ws.pause();
    }
    const bystander = await device(other);
    let pushing = true;
    let maxMebibytes = 0;
    const watching = (async () => {
      for (let at = 0; pushing; at++) {
        await push(bystander, 'notes/a', `Title ${at}`);
        maxMebibytes = Math.max(maxMebibytes, server.residentMebibytes());
      }
    })();
    await Promise.all(
      silent.map(async (person) => {
        const phone = await device(person);
        for (let at = 0; at < pushesEach; at++) await push(phone, `notes/${at}`, title);
      }),
    );
    pushing = false;
    await watching;
    expect(maxMebibytes).toBeLessThan(600);
    const metrics = await (await fetch(`${origin}/metrics`)).text();
    const open = Number(/^live_connections (\d+)$/m.exec(metrics)?.[1]);
    expect(open).toBeLessThan((people * silentEach) / 2);
  }, 300_000);
});
