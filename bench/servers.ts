import { once } from 'node:events';
import type { WebSocket } from 'ws';
import { encodeMessage } from '#sync/protocol/index.ts';
import { mintSession } from '../src/server/accounts/testing.ts';
import { databaseFile, readOrCreateSecret } from '../src/server/data-dir/data-dir.ts';
import type { Database } from '../src/server/db/database.ts';
import { inTransaction } from '../src/server/db/in-transaction.ts';
import { openPostgres } from '../src/server/db/postgres.ts';
import { openSqlite } from '../src/server/db/sqlite.ts';
import { filesNowhere } from '../src/server/object-store/testing-nowhere.ts';
import { OwnPostgres } from '../test/faults/own-postgres.ts';
import { isUpToDate, liveSocket, openDevice } from './device.ts';
import { type Figure, figure, median, percentile, runs } from './figures.ts';
import { type Signed, signInNewPeople } from './people.ts';
import { Pusher } from './pusher.ts';
import {
  processSeconds,
  processSecondsOfAll,
  residentBytes,
  type ServerProcess,
  startServer,
} from './server-process.ts';
import { timeChange } from './single-change.ts';
import { titleEdits } from './title-edits.ts';
import { emptyDataDir } from './world/template.ts';

const name = 'servers';
const measuredMs = 4_000;
const framesEach = 3_000;
const writerCounts = [32, 200] as const;
const warmUps = 100;
const changes = 200;
const idleSockets = Number(process.env.BENCH_SOCKETS ?? 10_000);
const connectingAtOnce = 100;
const endedSessions = 100;
const idleMs = 30_000;
const secret = 'a secret of at least thirty-two characters';

/** Servers on one database, ready to take requests. */
interface Standing {
  readonly servers: readonly ServerProcess[];
  readonly database: Database;
  readonly secret: string;
  /** Returns the processor time of the database's own processes, in seconds. */
  readonly databaseCpu: () => number;
  readonly remove: () => Promise<void>;
}

/**
 * Measures one server with SQLite, and one to three with PostgreSQL: changes a second, what processor time each costs
 * and where, a change from a device at one server to a device at another, a session ended at one and closed at another,
 * idle sockets, and the time until other servers do the work of one that was killed.
 */
export async function servers(): Promise<readonly Figure[]> {
  const taken: Figure[][] = [];
  for (let run = 0; run < runs; run++) {
    taken.push(await measure());
    process.stderr.write(`${name} run ${run + 1} is done\n`);
  }
  return (taken[0] ?? []).map((first, at) => ({ ...first, value: median(taken.map((each) => each[at]?.value ?? 0)) }));
}

async function measure(): Promise<Figure[]> {
  const figures: Figure[] = [];
  const add = (what: string, unit: string, value: number) => {
    const made = figure(name, { figure: what, unit }, value);
    process.stderr.write(`${made.figure}: ${made.value} ${unit}\n`);
    figures.push(made);
  };
  for (const [what, open] of setups) {
    const standing = await open();
    try {
      if (standing.servers.length === 2) {
        const idle = await idleDevices(standing); // first, since servers keep memory that they have used
        add(`${what}: memory of an idle socket, ${idleSockets} in all`, 'KB', idle.kilobytes);
        add(`${what}: processor time of servers and database with them`, '% of a core', idle.processorShare);
      }
      for (const writers of writerCounts) {
        const { perSecond, serverMs, databaseMs } = await throughput(standing, writers);
        add(`${what}, ${writers} writers: acknowledged changes`, '1/s', perSecond);
        add(`${what}, ${writers} writers: processor time of servers for a change`, 'ms', serverMs);
        add(`${what}, ${writers} writers: processor time of the database for a change`, 'ms', databaseMs);
      }
      const latency = await changeLatency(standing);
      add(`${what}: set on one, seen on the other, p50`, 'ms', percentile(latency, 50));
      add(`${what}: set on one, seen on the other, p95`, 'ms', percentile(latency, 95));
      const closed = await sessionEnds(standing);
      add(`${what}: session ended at one, closed at the other, p50`, 'ms', percentile(closed, 50));
      add(`${what}: session ended at one, closed at the other, longest of ${endedSessions}`, 'ms', Math.max(...closed));
      if (standing.servers.length === 2)
        add(`${what}: until another one leads after kill -9`, 's', await takeover(standing));
    } finally {
      await standing.remove();
    }
  }
  return figures;
}

const setups: readonly (readonly [string, () => Promise<Standing>])[] = [
  ['one server, SQLite', withSqlite],
  ['one server, PostgreSQL', () => withPostgres(1)],
  ['two servers, PostgreSQL', () => withPostgres(2)],
  ['three servers, PostgreSQL', () => withPostgres(3)],
];

async function withSqlite(): Promise<Standing> {
  const place = emptyDataDir();
  const server = await startServer(place.dataDir);
  const database = openSqlite(databaseFile(place.dataDir));
  return {
    servers: [server],
    database,
    secret: readOrCreateSecret(place.dataDir),
    databaseCpu: () => 0,
    remove: async () => {
      await database.close();
      await server.kill();
      place.remove();
    },
  };
}

async function withPostgres(count: number): Promise<Standing> {
  const postgres = await OwnPostgres.start();
  const places = Array.from({ length: count }, emptyDataDir);
  const environment = { ...filesNowhere, AUTH_SECRET: secret, DATABASE_URL: postgres.url() };
  const started: ServerProcess[] = [];
  for (const { dataDir } of places) started.push(await startServer(dataDir, null, environment));
  const database = openPostgres(postgres.url());
  return {
    servers: started,
    database,
    secret,
    databaseCpu: () => processSecondsOfAll(postgres.pid),
    remove: async () => {
      await database.close();
      for (const server of started) await server.kill();
      await postgres.remove();
      for (const place of places) place.remove();
    },
  };
}

/** Lets people push title edits continuously, ten in flight each, spread over the servers. */
async function throughput({ servers, database, secret, databaseCpu }: Standing, writers: number) {
  const people = await signInNewPeople(database, writers, secret);
  const pushers = await Promise.all(people.map((signed, at) => Pusher.connect(originOf(servers, at), signed)));
  const frames = people.map((_, at) => titleEdits(at, framesEach));
  const cpuOfServers = () => servers.reduce((sum, { pid }) => sum + processSeconds(pid), 0);
  const before = { servers: cpuOfServers(), database: databaseCpu() };
  let acknowledged = 0;
  const started = performance.now();
  await new Promise<void>((resolve) => {
    for (const [at, pusher] of pushers.entries())
      pusher.pushFrames(frames[at] ?? [], () => {
        acknowledged += 1;
        if (performance.now() - started >= measuredMs) resolve();
      });
  });
  const counted = acknowledged;
  const seconds = (performance.now() - started) / 1000;
  const serverMs = ((cpuOfServers() - before.servers) * 1000) / counted;
  const databaseMs = ((databaseCpu() - before.database) * 1000) / counted;
  for (const pusher of pushers) pusher.close();
  return { perSecond: counted / seconds, serverMs, databaseMs };
}

async function changeLatency({ servers, database, secret }: Standing): Promise<readonly number[]> {
  const [signed] = await signInNewPeople(database, 1, secret);
  if (signed === undefined) throw new Error('expected a session');
  const writer = await openDevice(originOf(servers, 0), signed);
  const reader = await openDevice(originOf(servers, 1), signed);
  try {
    for (const { replica, until } of [writer, reader]) {
      replica.start();
      await until(() => isUpToDate(replica));
    }
    const taken: number[] = [];
    for (let at = 0; at < warmUps + changes; at++) taken.push(await timeChange(writer, reader, at));
    return taken.slice(warmUps);
  } finally {
    await Promise.all([writer.replica.close(), reader.replica.close()]);
  }
}

/** Ends sessions from another device of the same person, and returns the milliseconds until each socket is closed. */
async function sessionEnds({ servers, database, secret }: Standing): Promise<readonly number[]> {
  const [signed] = await signInNewPeople(database, 1, secret);
  if (signed === undefined) throw new Error('expected a session');
  const origin = originOf(servers, 0);
  const taken: number[] = [];
  for (let at = 0; at < endedSessions; at++) {
    const { sessionId, cookie } = await inTransaction(database.kysely, (executor) =>
      mintSession(executor, { uid: signed.uid, secret }),
    );
    const socket = await connectIdle(originOf(servers, 1), { uid: signed.uid, cookie });
    const closed = once(socket, 'close');
    const started = performance.now();
    const headers = { cookie: signed.cookie, origin };
    const answer = await fetch(`${origin}/api/account/sessions/${sessionId}`, { method: 'DELETE', headers });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    await closed;
    taken.push(performance.now() - started);
  }
  return taken;
}

/** Connects idle devices, each of a person of its own, and returns what they cost while two sweeps look at them. */
async function idleDevices({ servers, database, databaseCpu, secret }: Standing) {
  const people = await signInNewPeople(database, idleSockets, secret);
  await quiet();
  const resident = () => servers.reduce((sum, { pid }) => sum + residentBytes(pid), 0);
  const cpu = () => servers.reduce((sum, { pid }) => sum + processSeconds(pid), databaseCpu());
  const before = resident();
  const sockets: WebSocket[] = [];
  const waiting = people.entries();
  const connectSome = async () => {
    for (const [at, signed] of waiting) sockets.push(await connectIdle(originOf(servers, at), signed));
  };
  await Promise.all(Array.from({ length: connectingAtOnce }, connectSome));
  await quiet();
  const kilobytes = (resident() - before) / 1024 / idleSockets;
  const cpuBefore = cpu();
  await new Promise((done) => setTimeout(done, idleMs));
  const processorShare = ((cpu() - cpuBefore) / (idleMs / 1000)) * 100;
  for (const socket of sockets) socket.terminate();
  await quiet();
  return { kilobytes, processorShare };
}

async function connectIdle(origin: string, signed: Signed): Promise<WebSocket> {
  const socket = liveSocket(origin, signed);
  socket.on('error', () => {}); // its server may be killed
  const answered = once(socket, 'message');
  await once(socket, 'open');
  socket.send(encodeMessage({ type: 'hello', body: { epoch: null, cursor: null, mark: null, replica: '00000000' } }));
  await answered;
  return socket;
}

/** Kills the server that leads, and returns the seconds until another one does. */
async function takeover({ servers, database }: Standing): Promise<number> {
  const tables = database.kysely.withTables<{ readonly lease: { readonly name: string; readonly holder: string } }>();
  const leader = async () =>
    (await tables.selectFrom('lease').select('holder').where('name', '=', 'lead maintenance').executeTakeFirst())
      ?.holder;
  const before = await leader();
  const started = performance.now();
  await servers[0]?.kill(); // the first to start leads
  while ((await leader()) === before) await new Promise((done) => setTimeout(done, 20));
  return (performance.now() - started) / 1000;
}

function quiet(): Promise<void> {
  return new Promise((done) => setTimeout(done, 3_000));
}

function originOf(servers: readonly ServerProcess[], at: number): string {
  const server = servers[at % servers.length];
  if (server === undefined) throw new Error('no server was started');
  return server.origin;
}
