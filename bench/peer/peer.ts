import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type * as Yjs from 'yjs';
import { type Change, mergeBodies } from '#sync/record/index.ts';
import { type Aim, type Figure, medians, percentile, type Run } from '../figures.ts';
import { type OwnProcess, startOwn } from '../own-process.ts';
import { residentBytes } from '../server-process.ts';
import { makeNotes, peopleCount } from '../world/many-people.ts';
import { makeDocument } from '../world/one-account.ts';
import { emptyDataDir } from '../world/template.ts';
import { connectPeer, type PeerDevice } from './device.ts';
import { installPeer, peerYjs } from './packages.ts';

const name = 'peer';
const owner = 'owner';

const aims: readonly Aim[] = [
  { figure: 'first sync in Node, ready', unit: 'ms' },
  { figure: 'first sync, received', unit: 'MB' },
  { figure: 'a change from one device to another, p50', unit: 'ms' },
  { figure: 'a change from one device to another, p95', unit: 'ms' },
  { figure: 'catch-up after 100 notes were edited elsewhere', unit: 'ms' },
  { figure: 'catch-up, received', unit: 'KB' },
  { figure: 'server memory a connected person', unit: 'KB' },
  { figure: 'to connect 2,000 people', unit: 's' },
  { figure: 'acknowledged changes', unit: '1/s' },
  { figure: 'acknowledged and missing after SIGKILL', unit: 'changes' },
];

/**
 * Runs the five workloads of synchronization with another engine on the same data: what `first-sync`, `change-latency`,
 * `catch-up`, `connections` and `ack-throughput` do with ours.
 */
export async function peer(): Promise<readonly Figure[]> {
  await installPeer();
  const Y = await peerYjs();
  const account = stateOf(Y, makeDocument());
  const small = stateOf(Y, makeNotes());
  return medians(name, aims, async () => [
    ...(await firstSync(account)),
    ...(await latency(Y)),
    ...(await catchUp(Y, account)),
    ...(await connections(Y, small)),
    ...(await acknowledged(Y)),
  ]);
}

/** One document with a map per record: its fields by path, and the text of its body. */
function stateOf(Y: typeof Yjs, changes: readonly Change[]): Uint8Array {
  const document = new Y.Doc();
  document.transact(() => {
    const records = document.getMap('records');
    for (const { key, fields, body } of changes) {
      const record = new Y.Map<unknown>();
      records.set(key, record);
      for (const [path, { value }] of fields) record.set(path, value);
      if (body !== undefined) record.set('body', new Y.Text(mergeBodies([body.update]).text));
    }
  });
  return Y.encodeStateAsUpdate(document);
}

interface PeerServer {
  readonly port: string;
  readonly pid: number;
  readonly file: string;
  readonly end: OwnProcess['end'];
}

/** Starts the server on a file with these documents. */
async function withServer<T>(
  documents: ReadonlyMap<string, Uint8Array>,
  work: (server: PeerServer) => Promise<T>,
): Promise<T> {
  const place = emptyDataDir();
  const file = join(place.dataDir, 'documents.db');
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE document (name TEXT PRIMARY KEY, state BLOB NOT NULL); BEGIN');
  const insert = database.prepare('INSERT INTO document (name, state) VALUES (?, ?)');
  for (const [id, state] of documents) insert.run(id, state);
  database.exec('COMMIT');
  database.close();
  const { pid, said, end } = await startOwn({
    file: process.execPath,
    args: [fileURLToPath(new URL('server-process.ts', import.meta.url)), file],
    says: 'stdout',
    ready: /^listening on (\d+)/,
  });
  try {
    return await work({ port: said, pid, file, end });
  } finally {
    await end('SIGKILL');
    place.remove();
  }
}

function firstSync(account: Uint8Array): Promise<Run> {
  return withServer(new Map([[owner, account]]), async ({ port }) => {
    const device = fileURLToPath(new URL('new-device.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [device, port, owner]);
    const { ms, bytes, records } = JSON.parse(stdout) as Record<'ms' | 'bytes' | 'records', number>;
    if (records < 11_000) throw new Error(`only ${records} records arrived`);
    return [ms, bytes / 1e6];
  });
}

const warmUps = 200;
const singleChanges = 200;

function latency(Y: typeof Yjs): Promise<Run> {
  return withServer(new Map(), async ({ port }) => {
    const [writer, reader] = [await opened(port, owner, new Y.Doc()), await opened(port, owner, new Y.Doc())];
    const note = new Y.Map<unknown>();
    writer.document.getMap('records').set('note', note);
    const taken: number[] = [];
    for (let at = 0; at < warmUps + singleChanges; at++) {
      const title = `Title ${at}`;
      const arrived = new Promise<void>((resolve) => {
        const look = () => {
          const there = reader.document.getMap('records').get('note') as Yjs.Map<unknown> | undefined;
          if (there?.get('title') !== title) return;
          reader.document.off('update', look);
          resolve();
        };
        reader.document.on('update', look);
      });
      const started = performance.now();
      note.set('title', title);
      await arrived;
      if (at >= warmUps) taken.push(performance.now() - started);
      await writer.upToDate();
    }
    writer.close();
    reader.close();
    return [percentile(taken, 50), percentile(taken, 95)];
  });
}

async function opened(port: string, id: string, document: Yjs.Doc): Promise<PeerDevice> {
  const device = await connectPeer(port, id, document);
  await device.upToDate();
  return device;
}

const editedNotes = 100;
const line = '\n- and a line that was written elsewhere';
/** The number of devices that reconnect before the measured one, as to a server that is in use. */
const earlierReturns = 4;

function catchUp(Y: typeof Yjs, account: Uint8Array): Promise<Run> {
  return withServer(new Map([[owner, account]]), async ({ port }) => {
    let state = account;
    for (let at = 0; ; at++) {
      const elsewhere = await opened(port, owner, documentOf(Y, state));
      const edited = edit(Y, elsewhere.document, at);
      await elsewhere.upToDate();
      const away = documentOf(Y, state);
      const started = performance.now();
      const back = await connectPeer(port, owner, away);
      await back.upToDate();
      const ms = performance.now() - started;
      const kilobytes = back.received() / 1000;
      for (const [key, title] of edited) {
        const record = away.getMap('records').get(key) as Yjs.Map<unknown>;
        if (record.get('title') !== title || !String(record.get('body')).includes(line))
          throw new Error(`${key} did not arrive`);
      }
      state = Y.encodeStateAsUpdate(away);
      elsewhere.close();
      back.close();
      if (at === earlierReturns) return [ms, kilobytes];
    }
  });
}

function documentOf(Y: typeof Yjs, state: Uint8Array): Yjs.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, state);
  return document;
}

/** Gives notes all over the account a title, a line and a date, and returns the titles by key. */
function edit(Y: typeof Yjs, document: Yjs.Doc, time: number): ReadonlyMap<string, string> {
  const records = document.getMap<Yjs.Map<unknown>>('records');
  const notes = [...records.keys()].filter((key) => key.startsWith('notes/'));
  const titles = new Map<string, string>();
  for (let at = 0; at < editedNotes; at++) {
    const key = notes[Math.floor((at / editedNotes) * notes.length) + time] as string;
    const record = records.get(key) as Yjs.Map<unknown>;
    const title = `${String(record.get('title'))} again`;
    titles.set(key, title);
    record.set('title', title);
    const body = record.get('body');
    if (!(body instanceof Y.Text)) throw new Error(`${key} has no body`);
    body.insert(body.length, line);
    record.set('pinnedAt', Date.now());
  }
  return titles;
}

const atOnce = 100;
const settleMs = 5_000;

function connections(Y: typeof Yjs, small: Uint8Array): Promise<Run> {
  const people = Array.from({ length: peopleCount }, (_, at) => `person-${at}`);
  return withServer(new Map(people.map((id) => [id, small])), async ({ port, pid }) => {
    const before = residentBytes(pid);
    const devices: PeerDevice[] = [];
    const started = performance.now();
    const left = people.values();
    const connectNext = async () => {
      for (const id of left) devices.push(await opened(port, id, documentOf(Y, small)));
    };
    await Promise.all(Array.from({ length: atOnce }, connectNext));
    const seconds = (performance.now() - started) / 1000;
    await new Promise((done) => setTimeout(done, settleMs));
    const each = (residentBytes(pid) - before) / 1024 / people.length;
    for (const device of devices) device.close();
    return [each, seconds];
  });
}

const writers = 100;
const inFlight = 10;
const measuredMs = 5_000;

/** Lets 100 people edit titles, ten changes in flight each; then kills the server and reads its file. */
function acknowledged(Y: typeof Yjs): Promise<Run> {
  return withServer(new Map(), async ({ port, file, end }) => {
    const people = Array.from({ length: writers }, (_, at) => `person-${at}`);
    const devices = await Promise.all(people.map((id) => opened(port, id, new Y.Doc())));
    const written = devices.map(() => 0);
    const answered = devices.map(() => 0);
    let isOver = false;
    const started = performance.now();
    for (const [at, { document, provider }] of devices.entries()) {
      const records = document.getMap('records');
      const notes = Array.from({ length: 10 }, (_, note) => records.set(`${note}`, new Y.Map<unknown>()));
      const fill = () => {
        if (isOver) return;
        answered[at] = Math.max(answered[at] as number, (written[at] as number) - provider.unsyncedChanges);
        while (provider.unsyncedChanges < inFlight) {
          const change = (written[at] as number) + 1;
          written[at] = change;
          document.transact(() => {
            const note = notes[change % notes.length] as Yjs.Map<unknown>;
            note.set('title', `A title as long as titles are, ${change}`);
            note.set('editedAt', Date.now());
            records.set('changes', change);
          });
        }
      };
      provider.on('unsyncedChanges', () => setImmediate(fill));
      fill();
    }
    await new Promise((done) => setTimeout(done, measuredMs));
    isOver = true;
    await end('SIGKILL');
    const seconds = (performance.now() - started) / 1000;
    const total = answered.reduce((sum, each) => sum + each, 0);
    for (const device of devices) device.close();
    const database = new DatabaseSync(file, { readOnly: true });
    const stored = database.prepare('SELECT state FROM document WHERE name = ?');
    const missing = people.map((id, at) => {
      const row = stored.get(id) as { readonly state: Uint8Array } | undefined;
      const kept = row === undefined ? 0 : Number(documentOf(Y, row.state).getMap('records').get('changes') ?? 0);
      return Math.max(0, (answered[at] as number) - kept);
    });
    database.close();
    return [total / seconds, missing.reduce((sum, each) => sum + each, 0)];
  });
}
