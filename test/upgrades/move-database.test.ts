import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertInvitation } from '../../src/server/db/invitations.ts';
import { migrations } from '../../src/server/db/migrations/index.ts';
import { openTestPostgres, type TestDatabase } from '../../src/server/db/testing.ts';
import { mensana } from '../../src/server/testing-process.ts';
import { ServerProcess, serverEnvironment } from '../server-process.ts';
import { expectAll } from './expect-all.ts';
import { devicesOf, type LoadedFixture, loadFixture, type StoredDevice } from './load-fixture.ts';
import { readSchemaFixture, type SchemaFixture } from './schema-fixture.ts';

let directory: string;
let origin: string;
let database: string;
let environment: Readonly<Record<string, string>>;
let fixture: SchemaFixture;
let loaded: LoadedFixture;
let devices: ReadonlyMap<string, StoredDevice>;
let postgres: TestDatabase & { readonly url: string };
let servers: ServerProcess[];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-move-'));
  ({ origin, environment, database } = await serverEnvironment(directory));
  fixture = readSchemaFixture(migrations.at(-1)?.id ?? '', 'sqlite');
  loaded = await loadFixture(fixture, directory);
  devices = await devicesOf(loaded);
  postgres = await openTestPostgres();
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  await loaded.remove();
  await postgres.remove();
  await rm(directory, { recursive: true, force: true });
});

async function start(changed: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = ServerProcess.spawn({ ...environment, ...changed });
  servers.push(server);
  await server.ready();
  return server;
}

function move(changed: Readonly<Record<string, string>> = {}) {
  return mensana(['move-database'], { ...environment, DATABASE_URL: postgres.url, ...changed });
}

it('moves accounts, sessions and documents to PostgreSQL, and devices continue to sync', async () => {
  const { code, text } = await move();
  expect(text).toMatch(/^Moved \d+ rows \(0\.\d MiB\) to the database in DATABASE_URL\./);
  expect(code).toBe(0);
  expect([existsSync(database), existsSync(`${database}.moved`)]).toEqual([false, true]);
  await start({ DATABASE_URL: postgres.url });
  for (const stored of fixture.people) await expectAll(origin, stored, devices.get(stored.uid));
});

it('no server uses what was moved by mistake, and who wants it back can have it', async () => {
  await move();
  const sentence = 'The database was moved to PostgreSQL. Set DATABASE_URL.';
  await expect(start({})).rejects.toThrow(sentence);
  expect(await mensana(['users'], environment)).toEqual({ code: 1, text: expect.stringContaining(sentence) });
  await copyFile(`${database}.moved`, database);
  expect((await move()).text).toBe(`${database}.moved is there from an earlier move. Put it somewhere else first.\n`);
  await rename(`${database}.moved`, database);
  await start({});
  for (const stored of fixture.people) await expectAll(origin, stored, devices.get(stored.uid));
});

it('is refused while a server runs on either side, without an address, and into a database that is used', async () => {
  expect(await move({ DATABASE_URL: '' })).toEqual({
    code: 1,
    text: 'Set DATABASE_URL to the PostgreSQL database to move to.\n',
  });
  const here = await start({});
  expect(await move()).toEqual({ code: 1, text: 'The server is running. Stop it first.\n' });
  await here.end('SIGTERM');
  const other = await serverEnvironment(join(directory, 'other'));
  const there = await start({ ...other.environment, DATABASE_URL: postgres.url });
  expect(await move()).toEqual({
    code: 1,
    text: 'A server is using the database in DATABASE_URL. Stop it first.\n',
  });
  const account = await fetch(`${other.origin}/api/account/create`, {
    method: 'POST',
    headers: { origin: other.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'cleo@example.org', password: 'quiet river stone' }),
  });
  expect(account.status).toBe(201);
  await there.end('SIGTERM');
  expect(await move()).toEqual({
    code: 1,
    text: 'The database in DATABASE_URL has accounts or documents already. Nothing was changed. Create an empty one.\n',
  });
  expect(existsSync(database)).toBe(true);
});

it('a database that only a new server without accounts has used is empty enough', async () => {
  const there = await start({ DATABASE_URL: postgres.url });
  await there.end('SIGTERM');
  expect((await move()).code).toBe(0);
  await start({ DATABASE_URL: postgres.url });
  for (const stored of fixture.people) await expectAll(origin, stored, devices.get(stored.uid));
});

it('a move that fails leaves everything where it was, and can be repeated', async () => {
  const nothingThere = await move({ DATABASE_URL: 'postgres://ann@127.0.0.1:1/notes' });
  expect(nothingThere).toEqual({
    code: 1,
    text: 'Cannot open the database in DATABASE_URL: ECONNREFUSED. No PostgreSQL answers at this host and port. Check that it runs, and the address.\n',
  });
  const opened = loaded.open();
  const link = { tokenHash: 'a\0b', role: 'member', address: null, createdAt: 1, expiresAt: 2 } as const;
  await insertInvitation(opened.kysely, link);
  await opened.close();
  const { code, text } = await move();
  expect(code).toBe(1);
  expect(text).toContain('the table invitation cannot be copied');
  expect(text).toContain('Nothing was moved: the database in DATA_DIR is as it was.');
  expect(existsSync(database)).toBe(true);
  await start({});
  for (const stored of fixture.people) await expectAll(origin, stored, devices.get(stored.uid));
});
