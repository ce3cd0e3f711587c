/**
 * Stores the fixture of the newest schema: starts the server, creates accounts over its API, and dumps its database and
 * its data directory. With the path of a checkout of an earlier version, runs that version's server instead.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Database } from '../../src/server/db/database.ts';
import { freePort } from '../../src/server/db/free-port.ts';
import { openSqlite } from '../../src/server/db/sqlite.ts';
import { openTestPostgres } from '../../src/server/db/testing.ts';
import { testSecret } from '../server-process.ts';
import { dumpPostgres } from './dump-postgres.ts';
import { dumpSqlite } from './dump-sqlite.ts';
import { type Dialect, fixtureFolder, type StoredPerson } from './schema-fixture.ts';
import { writePeople } from './write-people.ts';

const checkout = resolve(process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url)));
await writeSqliteFixture();
await writePostgresFixture();
process.exit(); // PostgreSQL stops with the process

async function writeSqliteFixture(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mensana-fixture-'));
  const people = await runServer({ DATA_DIR: dataDir });
  const file = join(dataDir, 'mensana.sqlite');
  const database = openSqlite(file);
  const schema = await prepare(database);
  await database.close();
  store({ schema, dialect: 'sqlite', people, dump: dumpSqlite(file), dataDir });
}

async function writePostgresFixture(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mensana-fixture-'));
  const test = await openTestPostgres();
  const people = await runServer({ DATA_DIR: dataDir, DATABASE_URL: test.url });
  const schema = await prepare(test.database);
  store({ schema, dialect: 'postgres', people, dump: await dumpPostgres(test.url), dataDir });
  await test.remove();
}

async function runServer(environment: Readonly<Record<string, string>>): Promise<readonly StoredPerson[]> {
  const port = await freePort();
  const server = spawn(process.execPath, [join(checkout, 'src/server/main.ts')], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'error',
      PORT: String(port),
      AUTH_SECRET: testSecret,
      SIGN_UP: 'open',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  try {
    await healthy(server, origin);
    return await writePeople(origin);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function healthy(server: ChildProcess, origin: string): Promise<void> {
  // early versions never answer a request that arrives before they have migrated the database
  const answers = () =>
    fetch(`${origin}/health`, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error('the server exited');
    await sleep(50);
  }
}

/** Makes sessions last longer than the fixture is used. Returns the newest migration. */
async function prepare({ kysely, dialect }: Database): Promise<string> {
  const columns = await kysely.introspection.getTables();
  if (!columns.some(({ name }) => name === 'session')) throw new Error('sessions are in another table now');
  const last = dialect === 'sqlite' ? sql`'2999-01-01T00:00:00.000Z'` : sql`timestamptz '2999-01-01 00:00:00Z'`;
  await sql`UPDATE session SET "expiresAt" = ${last}`.execute(kysely);
  const { id } = await kysely.selectFrom('migration').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

interface Fixture {
  readonly schema: string;
  readonly dialect: Dialect;
  readonly people: readonly StoredPerson[];
  readonly dump: string;
  readonly dataDir: string;
}

function store({ schema, dialect, people, dump, dataDir }: Fixture): void {
  const folder = fixtureFolder(schema, dialect);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'database.sql'), dump);
  writeFileSync(join(folder, 'people.json'), `${JSON.stringify(people, null, 2)}\n`);
  for (const name of readdirSync(dataDir)) {
    if (/^(mensana\.sqlite.*|server\.lock|secret)$/.test(name)) continue;
    cpSync(join(dataDir, name), join(folder, 'files', name), { recursive: true });
  }
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(`Stored ${folder}${existsSync(join(folder, 'files')) ? ' with files' : ''}\n`);
}
