import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { isReleaseCheck } from '#domain/testing/runs.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { mintAccount, mintSession } from '../src/server/accounts/testing.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import { openReplica, type Person } from '../src/server/live/testing.ts';
import { Pusher } from './pusher.ts';
import { ServerProcess, serverEnvironment, testSecret } from './server-process.ts';

/** One kill in `npm test` would not be followed by another; `npm run durability` kills fifty times. */
const kills = isReleaseCheck ? 50 : 2;
/** The maximum number of pushes per device before the next kill. */
const maxPushes = 60;

describe('the server process', () => {
  let directory: string;
  let running: ServerProcess[];
  let stopping: (() => unknown)[];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-durability-'));
    running = [];
    stopping = [];
  });
  afterEach(async () => {
    for (const stop of stopping) await stop();
    for (const each of running) await each.end('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  function spawnServer(environment: Readonly<Record<string, string>>): ServerProcess {
    const server = ServerProcess.spawn(environment);
    running.push(server);
    return server;
  }

  /**
   * Waits until a server is ready. If it waited too long for the data directory, as on a slow machine, it is started
   * again.
   */
  async function ready(waiting: ServerProcess, environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
    try {
      await waiting.ready();
      return waiting;
    } catch {
      const again = spawnServer(environment);
      await again.ready();
      return again;
    }
  }

  async function signIn(database: string, origin: string): Promise<Person> {
    const opened = openSqlite(database);
    const uid = await mintAccount(opened.kysely);
    const session = await mintSession(opened.kysely, { uid, secret: testSecret });
    await opened.close();
    return { origin, uid, ...session };
  }

  async function device(person: Person): Promise<{ readonly replica: Replica; readonly saved: () => Promise<void> }> {
    let look = () => {};
    const replica = await openReplica(person, {}, { status: () => look(), changed: () => look() });
    stopping.push(() => replica.close());
    replica.start();
    const isSaved = () => replica.status.kind === 'saved' && replica.document.pendingCount === 0;
    const saved = async () => {
      while (!isSaved()) {
        await new Promise<void>((resolve) => {
          look = resolve;
        });
      }
    };
    return { replica, saved };
  }

  it(`loses no acknowledged push and applies none twice when killed ${kills} times during pushes`, async () => {
    const { origin, database, environment } = await serverEnvironment(join(directory, 'data'));
    let server = spawnServer(environment);
    await server.ready();
    const person = await signIn(database, origin);
    const pushers = ['ann', 'bea', 'cleo'].map((name) => new Pusher(person, name));
    stopping.push(...pushers.map((pusher) => () => pusher.stop()));
    const writer = await device(person);
    const written: RecordKey[] = [];
    let cutOff = 0;

    for (let round = 0; round < kills; round++) {
      const next = spawnServer(environment); // waits until this one has exited
      for (const pusher of pushers) pusher.begin(`${round}`);
      const key: RecordKey = `notes/writer-${round}`;
      writer.replica.edit([{ key, leaves: [{ path: 'title', value: `Round ${round}` }] }]);
      writer.replica.online();
      written.push(key);
      await Promise.all(pushers.map((pusher) => pusher.acknowledgedMore(1)));
      await pushers[round % pushers.length]?.acknowledgedMore(Math.ceil(Math.random() * maxPushes));
      await server.end('SIGKILL');
      cutOff += pushers.reduce((sum, { unanswered }) => sum + unanswered, 0);
      server = await ready(next, environment);
    }

    for (const pusher of pushers) pusher.connect();
    writer.replica.online();
    await Promise.all([...pushers.map((pusher) => pusher.finish()), writer.saved()]);
    expect(cutOff).toBeGreaterThan(kills);

    const answer = await fetch(`${origin}/api/users/${person.uid}`, { headers: { cookie: person.cookie } });
    const { notesData } = (await answer.json()) as { readonly notesData: { readonly notes: Notes } };
    const fresh = await device(person);
    await fresh.saved();
    for (const [key, words] of pushers.flatMap(({ wordsByKey }) => [...wordsByKey])) {
      const note = notesData.notes[key.slice('notes/'.length)];
      const text = words.map((word) => `${word} `).join('');
      expect(note?.body).toBe(text);
      expect(Object.keys(note?.properties ?? {}).toSorted()).toEqual(words.toSorted());
      expect(await fresh.replica.document.bodies.text(key)).toBe(text);
      const paths = [...(fresh.replica.document.view.get(key)?.fields.keys() ?? [])];
      expect(paths.toSorted()).toEqual(words.map((word) => `properties/${word}`).toSorted());
    }
    for (const [round, key] of written.entries()) {
      expect(fresh.replica.document.view.get(key)?.fields.get('title')?.value).toBe(`Round ${round}`);
    }
    expect(await server.end('SIGTERM')).toBe(0);
    expect(running.map(({ said }) => said).join('')).not.toContain('"level"');
  }, 900_000);
});

interface Notes {
  readonly [id: string]: { readonly body?: string; readonly properties?: Readonly<Record<string, number>> };
}
