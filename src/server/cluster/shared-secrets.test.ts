import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openTestPostgres, openTestSqlite, type TestDatabase } from '../db/testing.ts';
import { forgetSharedSecrets, openSharedSecrets, SealedSecretsError } from './shared-secrets.ts';

let directory: string;
let opened: TestDatabase;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-secrets-'));
});
afterEach(async () => {
  await opened.remove();
  await rm(directory, { recursive: true, force: true });
});

async function dataDir(): Promise<string> {
  return mkdtemp(join(directory, 'data-'));
}

test('servers on one PostgreSQL database have the secrets of the first one, and keep them', async () => {
  opened = await openTestPostgres();
  const { database } = opened;
  await migrate(database);
  const folders = await Promise.all([dataDir(), dataDir(), dataDir()]);
  const open = (folder: string, secret = 'of the cookies') => openSharedSecrets({ database, dataDir: folder, secret });
  const [first, ...others] = await Promise.all(folders.map((folder) => open(folder)));
  for (const other of others) expect(other).toEqual(first);
  for (const folder of folders) expect(await readFile(join(folder, 'push.key'), 'utf8')).toBe(first?.push);
  const rows = await database.kysely.selectFrom('meta').select('value').execute();
  expect(rows.some(({ value }) => value.includes(first?.push ?? ''))).toBe(false);

  const after = await open(folders[1] as string, 'changed');
  expect([after, await open(await dataDir(), 'changed')]).toEqual([first, first]);
});

test('a server that cannot open the secrets of the others and has no copy leaves them as they are', async () => {
  opened = await openTestPostgres();
  const { database } = opened;
  await migrate(database);
  const [first, second] = await Promise.all([dataDir(), dataDir()]);
  const open = (folder: string, secret = 'of the cookies') => openSharedSecrets({ database, dataDir: folder, secret });
  const secrets = await open(first);
  await open(second);

  // all servers stopped, the secret was changed or mistyped, and a new server starts first
  const newcomer = await dataDir();
  await expect(open(newcomer, 'changed')).rejects.toThrow(SealedSecretsError);
  expect(await open(newcomer)).toEqual(secrets);
  await expect(open(await dataDir(), 'changed')).rejects.toThrow(SealedSecretsError);
  expect(await open(first, 'changed')).toEqual(secrets);
  expect(await open(second, 'changed')).toEqual(secrets);
  expect(await open(await dataDir(), 'changed')).toEqual(secrets);
});

test('what an earlier version has stored is recognised after the first start', async () => {
  opened = await openTestPostgres();
  const { database } = opened;
  await migrate(database);
  const folder = await dataDir();
  const open = (secret: string) => openSharedSecrets({ database, dataDir: folder, secret });
  const secrets = await open('of the cookies');
  await database.kysely.deleteFrom('meta').where('name', 'like', '% digest').execute();
  await expect(open('changed')).rejects.toThrow(SealedSecretsError);
  await open('of the cookies');
  expect(await open('changed')).toEqual(secrets);
});

test('after a restore, the next server shares its own', async () => {
  opened = await openTestPostgres();
  const { database } = opened;
  await migrate(database);
  const open = (folder: string, secret: string) => openSharedSecrets({ database, dataDir: folder, secret });
  await open(await dataDir(), 'of the cookies');
  await forgetSharedSecrets(database.kysely);
  const folder = await dataDir();
  const secrets = await open(folder, 'changed');
  expect(secrets.push).toBe(await readFile(join(folder, 'push.key'), 'utf8'));
});

test('a server with SQLite is alone, and has those of its data directory', async () => {
  opened = await openTestSqlite();
  await migrate(opened.database);
  const [one, other] = await Promise.all([dataDir(), dataDir()]);
  const open = (folder: string) =>
    openSharedSecrets({ database: opened.database, dataDir: folder, secret: 'of the cookies' });
  const secrets = await open(one);
  expect(secrets.push).toBe(await readFile(join(one, 'push.key'), 'utf8'));
  expect((await open(other)).push).not.toBe(secrets.push);
});
