import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type ClientOptions, WebSocket } from 'ws';
import { type CloseReason, type Connect, restartCode } from '#sync/client/socket.ts';
import { readHere } from '#sync/document/body-reader.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import type { FetchChunk } from '#sync/document/snapshot-download.ts';
import { noOtherTabs } from '#sync/document/tabs.ts';
import { decodeHubMessage, encodeMessage, type Push, printChunkName } from '#sync/protocol/index.ts';
import { type Change, encodeChanges, printStamp, replicaIdFrom } from '#sync/record/index.ts';
import { Replica, type ReplicaEvents, type ReplicaPorts } from '#sync/replica/replica.ts';
import { mintAccount, mintSession } from '../accounts/testing.ts';
import { type Assembled, assemble } from '../assemble.ts';
import { readConfig } from '../config/config.ts';
import { openDeletionLedger } from '../data-dir/deletion-ledger.ts';
import { type OpenTestDatabase, openTestSqlite, type TestDatabase } from '../db/testing.ts';
import { originRuleOf } from '../http/origin.ts';
import { createLog } from '../log/log.ts';
import { createMail } from '../mail/mail.ts';
import { filesNowhere } from '../object-store/testing-nowhere.ts';
import { openPages } from '../pages/pages.ts';
import { listen } from '../server.ts';
import type { ServerTasks } from '../task-thread/server-tasks.ts';
import { openTaskPool } from '../tasks/task-pool.ts';

const secret = 'a secret that only these tests know';
/** One pool for all servers of a test process, because threads are slow to start. */
const tasks = openTaskPool<ServerTasks>();

/** The whole server on its own port, in this process. */
export interface LiveServer extends Assembled {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly test: TestDatabase;
  readonly dataDir: string;
  /** The log lines, as they would have been printed. */
  readonly lines: readonly string[];
  /** Creates a new user and signs in. */
  readonly person: () => Promise<Person>;
  /** Signs the same user in again. */
  readonly signIn: (uid: string) => Promise<Person>;
  /** Stops as on a signal, and resolves when stopped. */
  readonly stop: () => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** A user with a session, as seen by a device. */
export interface Person {
  readonly origin: string;
  readonly uid: string;
  readonly sessionId: string;
  /** The value of a `Cookie` header. */
  readonly cookie: string;
}

export interface LiveServerOptions {
  readonly open?: OpenTestDatabase;
  /** Whether others can be beside it. */
  readonly isOneOfSeveral?: boolean;
  /** Another one of several servers, whose database this one uses too. */
  readonly beside?: LiveServer;
  readonly environment?: Readonly<Record<string, string>>;
}

/** What makes a server one of several. */
function oneOfSeveral({ url }: TestDatabase): Readonly<Record<string, string>> {
  if (url === null) throw new Error('several servers need PostgreSQL');
  return { DATABASE_URL: url, ...filesNowhere };
}

export async function startLiveServer(options: LiveServerOptions = {}): Promise<LiveServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mensana-live-'));
  const test = options.beside?.test ?? (await (options.open ?? openTestSqlite)());
  const isOneOfSeveral = options.isOneOfSeveral ?? options.beside !== undefined;
  const database = options.beside === undefined ? test.database : test.reopen();
  const config = readConfig({ DATA_DIR: dataDir, ...(isOneOfSeveral && oneOfSeveral(test)), ...options.environment });
  const listening = await listen(0, '127.0.0.1');
  if (!config.ok || !listening.ok) throw new Error('invalid configuration or no free port');
  const listener = listening.value;
  const lines: string[] = [];
  const log = createLog('info', (line) => lines.push(line));
  const mail = createMail(config.value, log);
  const server = await assemble({
    config: config.value,
    database,
    log,
    mail,
    secret,
    tasks,
    origins: originRuleOf(config.value, listener.port),
    ledger: openDeletionLedger(join(dataDir, 'deletions.jsonl')),
    pages: openPages({ directory: join(dataDir, 'web'), knownPaths: [], signUp: config.value.signUp, log }),
  });
  listener.serve(server);
  const origin = `http://127.0.0.1:${listener.port}`;
  const signIn = async (uid: string) => ({
    origin,
    uid,
    ...(await mintSession(test.database.kysely, { uid, secret })),
  });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= listener.close().then(() => server.close());
    return stopped;
  };
  return {
    ...server,
    origin,
    test,
    dataDir,
    lines,
    signIn,
    stop,
    person: async () => signIn(await mintAccount(test.database.kysely)),
    remove: async () => {
      await stop();
      mail.close();
      if (options.beside === undefined) await test.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Opens a live socket as the user's page would. */
export function openLiveSocket(
  person: Omit<Person, 'sessionId'>,
  options: ClientOptions & { readonly uid?: string } = {},
): WebSocket {
  const { uid = person.uid, headers, ...more } = options;
  return new WebSocket(`${person.origin.replace('http', 'ws')}/api/users/${uid}/live`, {
    perMessageDeflate: false,
    ...more,
    headers: { cookie: person.cookie, origin: person.origin, ...headers },
  });
}

/** Returns how a replica connects: it opens a live socket and, after a failed attempt, requests the session. */
export function connectorOf(person: Person): Connect {
  return ({ opened, received, closed }) => {
    const ws = openLiveSocket(person);
    let open = false;
    ws.on('open', () => {
      open = true;
      opened();
    });
    ws.on('message', (data) => received(new Uint8Array(data as Buffer)));
    ws.on('error', () => {}); // `close` follows
    ws.on('close', (code) => {
      if (open) closed(code === restartCode ? 'restarted' : 'lost');
      else void reasonOf(person).then(closed);
    });
    return {
      send: (frame) => ws.send(frame, { binary: true }, () => {}),
      buffered: () => ws.bufferedAmount,
      close: () => ws.close(),
    };
  };
}

/** Returns a chunk fetcher. Node's `fetch` decompresses like a browser's. */
export function chunkFetcherOf({ origin, uid, cookie }: Person): FetchChunk {
  return async (name, signal) => {
    const answer = await fetch(`${origin}/api/users/${uid}/snapshot/${printChunkName(name)}`, {
      headers: { cookie },
      signal,
    });
    if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
}

/** Opens a replica as a page would, in memory, with the real clock and network. It is not started. */
export function openReplica(
  person: Person,
  ports: Partial<ReplicaPorts> = {},
  events: Partial<ReplicaEvents> = {},
): Promise<Replica> {
  const inflate = promisify(gunzip);
  return Replica.open(
    {
      storage: new MemoryDeviceStorage(),
      connect: connectorOf(person),
      fetchChunk: chunkFetcherOf(person),
      tabs: noOtherTabs(),
      now: () => Date.now(),
      monotonic: () => performance.now(),
      random: () => Math.random(),
      randomBytes: (count) => new Uint8Array(randomBytes(count)),
      after: (ms, work) => {
        const timer = setTimeout(work, ms).unref();
        return () => clearTimeout(timer);
      },
      inflate: (bytes) => inflate(bytes),
      readOffThread: readHere,
      shown: async () => {},
      durable: true,
      ...ports,
    },
    { changed() {}, status() {}, ended() {}, damaged() {}, ...events },
  );
}

async function reasonOf({ origin, cookie }: Person): Promise<CloseReason> {
  const answer = await fetch(`${origin}/api/account`, { headers: { cookie } }).catch(() => null);
  if (answer === null || answer.status !== 401) return 'lost';
  const { error } = (await answer.json()) as { readonly error?: { readonly code?: string } };
  if (error?.code === 'account/session-revoked') return 'session-revoked';
  return error?.code === 'account/deleted' ? 'account-deleted' : 'sign-in';
}

const replicaId = replicaIdFrom(new Uint8Array(6));

/** The `hello` of a device that has never synced. */
export const helloFrame = encodeMessage({
  type: 'hello',
  body: { epoch: null, cursor: null, mark: null, replica: replicaId },
});

/** Returns a change of a note's title at an instant. */
export function titleChange(more: Partial<Change> = {}, ms = Date.now()): Change {
  const stamp = printStamp({ ms, counter: 0, replica: replicaId });
  return { key: 'notes/a', fields: new Map([['title', { value: 'A', stamp }]]), ...more };
}

/** Returns the frame of a push with changes, or with arbitrary bytes. */
export function pushFrame(changes: readonly Change[] | Uint8Array, more: Partial<Push> = {}): Uint8Array {
  const given = changes instanceof Uint8Array;
  return encodeMessage({
    type: 'push',
    body: {
      id: new Uint8Array(randomBytes(16)),
      changes: given ? changes : encodeChanges(changes),
      replaced: given ? [] : changes.map(({ fields }) => [...fields].map(() => null)),
      ...more,
    },
  });
}

/** A device that sends exactly what the test says, and summarises what it receives. */
export class RawDevice {
  readonly ws: WebSocket;
  /** Resolves to the code with which the socket closed. */
  readonly closed: Promise<number>;
  readonly #heard: string[] = [];
  #wake: () => void = () => {};

  constructor(ws: WebSocket) {
    this.ws = ws;
    this.closed = once(ws, 'close').then(([code]) => code as number);
    ws.on('error', () => {}); // `close` follows
    ws.on('close', () => this.#receive('closed'));
    ws.on('message', (data) => {
      const message = decodeHubMessage(new Uint8Array(data as Buffer));
      if (!message.ok) throw new Error('received an invalid hub message');
      const { type, body } = message.value;
      const refused =
        type === 'refused' ? ` ${body.code} ${body.key ?? '-'} to ${body.id === null ? 'all' : 'push'}` : '';
      this.#receive(`${type}${refused}`);
    });
  }

  /**
   * Returns a summary of the next frame: its type and, for a refusal, the code, the record and whether it answers a
   * push.
   */
  readonly next = async (): Promise<string> => {
    while (this.#heard.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return this.#heard.shift() as string;
  };

  #receive(what: string): void {
    this.#heard.push(what);
    this.#wake();
  }
}
