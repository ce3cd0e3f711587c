import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import {
  type RecordJson,
  type RecordsJson,
  readEarlierVersion,
  recordsByKey,
  recordsOf,
} from '#sync/testing/earlier-version.ts';
import { openReplica, type Person } from '../src/server/live/testing.ts';
import { ServerProcess, serverEnvironment } from './server-process.ts';

/*
 * The fixture is the database of a server of version 0.1 at commit 3b8811c, which was killed while running. It contains
 * a snapshot, later log entries, and two entries that were not compacted yet.
 */
const { email, password, uid, database, stored } = readEarlierVersion('version-0.1');

let directory: string;
let server: ServerProcess;
let person: Person;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-earlier-'));
  const { origin, database: file, environment } = await serverEnvironment(directory);
  await writeFile(file, database);
  server = ServerProcess.spawn(environment);
  await server.ready();
  person = await signIn(origin);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

it('a server with a database of version 0.1 returns the whole document and the history of records', async () => {
  expect(await document()).toEqual(stored);
  const rewritten = keyOf(({ body }) => /^Begun anew by the first device/.test(String(body)));
  const version = (await historyOf(rewritten)).find(({ kind }) => kind === 'version');
  const { record } = await answered<{ record: RecordJson }>(`records/${rewritten}/history/${version?.id}`);
  expect(record).toMatchObject({ title: expect.any(String), body: expect.not.stringContaining('Begun anew') });
  const renamed = keyOf(({ title }) => title === 'From the first device 13');
  const lost = { kind: 'superseded', path: 'title', value: 'From the second device 13' };
  expect(await historyOf(renamed)).toContainEqual(expect.objectContaining(lost));
});

it('a new device downloads a database of version 0.1 in pages, and its changes are acknowledged', async () => {
  const replica = await openReplica(person);
  replica.start(true);
  await saved(replica);
  expect(await recordsOf(replica)).toEqual(stored);
  const key = keyOf(({ title }) => title === 'Came after the pages') as RecordKey;
  replica.edit([{ key, leaves: [{ path: 'title', value: 'Named by a later version' }] }]);
  await saved(replica);
  expect((await document())[key]).toEqual({ ...stored[key], title: 'Named by a later version' });
  await replica.close();
});

async function signIn(origin: string): Promise<Person> {
  const answer = await fetch(`${origin}/api/account/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
  const [cookie = ''] = answer.headers.getSetCookie().map((issued) => issued.split(';')[0] ?? '');
  return { origin, uid, cookie, sessionId: '' };
}

function keyOf(isIt: (record: RecordJson) => boolean): string {
  const [key] = Object.entries(stored).find(([, record]) => isIt(record)) ?? [];
  if (key === undefined) throw new Error('the fixture has no such record');
  return key;
}

async function document(): Promise<RecordsJson> {
  return recordsByKey(await answered(''));
}

async function historyOf(key: string): Promise<readonly { readonly id: string; readonly kind: string }[]> {
  return (await answered<{ states: { id: string; kind: string }[] }>(`records/${key}/history`)).states;
}

async function answered<T>(path: string): Promise<T> {
  const { origin, cookie } = person;
  const answer = await fetch(`${origin}/api/users/${uid}${path && `/${path}`}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return answer.json() as Promise<T>;
}

async function saved(replica: Replica): Promise<void> {
  await replica.flush();
  await expect.poll(() => replica.status, { timeout: 20_000 }).toEqual({ kind: 'saved' });
}
