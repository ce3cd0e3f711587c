import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decodeHubMessage, encodeMessage, type HubMessage } from '#sync/protocol/index.ts';
import { recordsByKey, recordsOf } from '#sync/testing/earlier-version.ts';
import { migrations } from '../../src/server/db/migrations/index.ts';
import { openLiveSocket, openReplica, type Person, pushFrame, titleChange } from '../../src/server/live/testing.ts';
import { ServerProcess, serverEnvironment } from '../server-process.ts';
import { devicesOf, type LoadedFixture, loadFixture, type StoredDevice } from './load-fixture.ts';
import { dialects, readSchemaFixture, type StoredPerson, schemasWithFixture } from './schema-fixture.ts';

/** Migrations that were added together with the next one, so that no server stored data in between. */
const neverNewest = ['0001-meta'];

it('every schema has a fixture (store the newest with `npm run schema-fixture`)', () => {
  const schemas = migrations.map(({ id }) => id).filter((id) => !neverNewest.includes(id));
  expect(schemasWithFixture()).toEqual(schemas);
});

it.each(dialects)('each fixture on %s contains what people store, from the first version with documents', (dialect) => {
  for (const schema of schemasWithFixture().filter((each) => each !== '0002-accounts')) {
    const [ada] = readSchemaFixture(schema, dialect).people;
    expect(recordsByKey(ada?.document)).toMatchObject({
      'notes/garden': { title: 'Garden', body: expect.stringMatching(/^Dig the beds\.\n\n!\[Beds\]/) },
      'notes/umlauts': { title: 'Käse & Öl – “it’s ok” 🧀', body: expect.stringContaining('日本語') },
      'notes/trashed': { title: 'Old list', trashedAt: expect.any(Number) },
      'workouts/legs': { effort: 8, sets: { second: { result: { load: { si: 102.5 }, reps: 3, rir: 0 } } } },
    });
    expect(ada?.attachments).toHaveLength(1);
  }
});

const timeout = 20_000;

const fixtures = schemasWithFixture().flatMap((schema) => dialects.map((dialect) => ({ schema, dialect })));

describe.each(fixtures)('a database with the schema $schema on $dialect', ({ schema, dialect }) => {
  const fixture = readSchemaFixture(schema, dialect);
  let directory: string;
  let origin: string;
  let server: ServerProcess;
  let loaded: LoadedFixture;
  let devices: ReadonlyMap<string, StoredDevice>;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mensana-upgrade-'));
    const start = await serverEnvironment(directory);
    origin = start.origin;
    loaded = await loadFixture(fixture, directory);
    devices = await devicesOf(loaded);
    server = ServerProcess.spawn({ ...start.environment, ...loaded.environment });
    await server.ready();
  });
  afterEach(async () => {
    await server.end('SIGKILL');
    await loaded.remove();
    await rm(directory, { recursive: true, force: true });
  });

  it('opens in a server of today with all accounts, documents and files, and devices continue to sync', async () => {
    expect(fixture.people.map(({ email }) => email)).toEqual(['ada@example.org', 'bea@example.org']);
    for (const stored of fixture.people) {
      const person = await signIn(origin, stored);
      expect(await uidOf(origin, stored.cookie)).toBe(stored.uid);
      if (stored.document === null) continue;
      expect(await documentOf(person)).toEqual(stored.document);
      for (const { hash, base64 } of stored.attachments) {
        expect(Buffer.from(await (await get(person, `/attachments/${hash}`)).arrayBuffer()).toString('base64')).toBe(
          base64,
        );
      }
      expect(await recordsOfNewDevice(person)).toEqual(recordsByKey(stored.document));
      await expectToContinue(person, devices.get(stored.uid));
    }
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.said).not.toContain('"level"');
  });
});

async function signIn(origin: string, { email, password, uid }: StoredPerson): Promise<Person> {
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie().map((issued) => issued.split(';')[0] ?? '');
  return { origin, uid, cookie, sessionId: '' };
}

/** Returns whose session a cookie is. */
async function uidOf(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/account`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { readonly user: { readonly uid: string } }).user.uid;
}

async function get({ origin, uid, cookie }: Person, path: string): Promise<Response> {
  const answer = await fetch(`${origin}/api/users/${uid}${path}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer;
}

async function documentOf(person: Person): Promise<unknown> {
  return (await get(person, '')).json();
}

async function recordsOfNewDevice(person: Person) {
  const replica = await openReplica(person);
  replica.start(true);
  await expect.poll(() => replica.status, { timeout }).toEqual({ kind: 'saved' });
  const records = await recordsOf(replica);
  await replica.close();
  return records;
}

/** Expects that a device gets only what it lacks, and that its own change is acknowledged and stored. */
async function expectToContinue(person: Person, device: StoredDevice | undefined): Promise<void> {
  if (device === undefined) throw new Error('the fixture has no changes of this person');
  const { epoch, cursor, mark, head } = device;
  const socket = openLiveSocket(person);
  const received: HubMessage[] = [];
  socket.on('message', (data) => {
    const message = decodeHubMessage(new Uint8Array(data as Buffer));
    if (!message.ok) throw new Error(`received an invalid message: ${message.error.code}`);
    received.push(message.value);
  });
  socket.on('open', () => {
    socket.send(encodeMessage({ type: 'hello', body: { epoch, cursor, mark, replica: 'a'.repeat(8) } }));
  });
  const welcome = { type: 'welcome', body: { epoch, head, history: 'same' } };
  await expect.poll(() => received[0], { timeout }).toMatchObject(welcome);
  await expect.poll(() => reached(received, cursor), { timeout }).toBe(head);
  expect(received.map(({ type }) => type)).not.toContain('snapshot');
  socket.send(pushFrame([titleChange({ key: 'notes/later' })]));
  await expect.poll(() => received.map(({ type }) => type), { timeout }).toContain('ack');
  socket.close();
  expect(recordsByKey(await documentOf(person))['notes/later']).toMatchObject({ title: 'A' });
}

/** Returns the sequence number up to which a device with a cursor has received all changes. */
function reached(received: readonly HubMessage[], cursor: number): number {
  return Math.max(cursor, ...received.map(({ type, body }) => (type === 'changes' ? body.upto : 0)));
}
