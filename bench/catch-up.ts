import { DatabaseSync } from 'node:sqlite';
import type { RecordKey } from '#domain/kernel/index.ts';
import { MemoryDeviceStorage } from '#sync/document/memory-device-storage.ts';
import { databaseFile } from '../src/server/data-dir/data-dir.ts';
import { isUpToDate, openDevice } from './device.ts';
import { type Aim, type Figure, medians, type Run } from './figures.ts';
import { type Signed, signIn } from './people.ts';
import { startServer } from './server-process.ts';
import { type AccountManifest, oneAccount } from './world/one-account.ts';
import { copyOf, type Template } from './world/template.ts';

const name = 'catch-up';
const editedNotes = 100;
const line = '\n- and a line that was written elsewhere';

const aims: readonly Aim[] = [
  { figure: 'a device comes back, up to date', unit: 'ms', aim: 25 },
  { figure: 'received', unit: 'KB', aim: 8 },
  { figure: 'the first that comes back to a server just started', unit: 'ms' },
];

/** The number of devices that reconnect before the measured one, as to a server that is in use. */
const earlierReturns = 4;

/**
 * Measures how a device catches up after another one has given 100 notes a title, a line and a date while it was
 * offline.
 */
export async function catchUp(): Promise<readonly Figure[]> {
  const template = await oneAccount();
  return medians(name, aims, () => measure(template));
}

async function measure(template: Template<AccountManifest>): Promise<Run> {
  const copy = copyOf(template);
  const [signed] = await signIn(copy.dataDir, [template.manifest.uid]);
  const server = await startServer(copy.dataDir);
  if (signed === undefined) throw new Error('expected a session');
  try {
    const storage = new MemoryDeviceStorage();
    await syncOnce(server.origin, signed, storage);
    const returns: Return[] = [];
    for (let at = 0; at <= earlierReturns; at++) {
      const edited = await editElsewhere(server.origin, signed, storage.clone(), at);
      await folded(copy.dataDir);
      returns.push(await comeBack(server.origin, signed, storage, edited));
    }
    const [first, last] = [returns.at(0) as Return, returns.at(-1) as Return];
    return [last.ms, last.received / 1000, first.ms];
  } finally {
    await server.kill();
    copy.remove();
  }
}

interface Return {
  readonly ms: number;
  /** The number of bytes received. */
  readonly received: number;
}

async function comeBack(
  origin: string,
  signed: Signed,
  storage: MemoryDeviceStorage,
  edited: ReadonlyMap<RecordKey, string>,
): Promise<Return> {
  const device = await openDevice(origin, signed, { storage });
  await new Promise((done) => setTimeout(done, awayMs));
  const started = performance.now();
  device.replica.start();
  await device.until(() => isUpToDate(device.replica));
  const ms = performance.now() - started;
  const received = device.received();
  for (const [key, title] of edited) {
    if (device.replica.document.view.get(key)?.fields.get('title')?.value !== title)
      throw new Error(`${key} still has its old title`);
    if (!(await device.replica.document.bodies.text(key)).includes(line)) throw new Error(`${key} lacks its line`);
  }
  await device.replica.close();
  return { ms, received };
}

async function syncOnce(origin: string, signed: Signed, storage: MemoryDeviceStorage): Promise<void> {
  const { replica, until } = await openDevice(origin, signed, { storage });
  replica.start();
  await until(() => isUpToDate(replica));
  await replica.close();
}

/**
 * Edits the title, the body and a date of notes, each in a separate edit. The notes are spread over the two years, and
 * each call edits the neighbours of the previous ones.
 */
async function editElsewhere(origin: string, signed: Signed, storage: MemoryDeviceStorage, time: number) {
  const { replica, until } = await openDevice(origin, signed, { storage });
  replica.start();
  await until(() => isUpToDate(replica));
  const notes = [...replica.document.view.keysOf('notes')];
  const edited = new Map<RecordKey, string>();
  for (let at = 0; at < editedNotes; at++) {
    const key = notes[Math.floor((at / editedNotes) * notes.length) + time] as RecordKey;
    const title = `${String(replica.document.view.get(key)?.fields.get('title')?.value)} again`;
    edited.set(key, title);
    replica.edit([{ key, leaves: [{ path: 'title', value: title }] }]);
    const { text } = await replica.document.bodies.open(key);
    text.insert(text.length, line);
    replica.document.bodies.close(key);
    replica.edit([{ key, leaves: [{ path: 'pinnedAt', value: replica.document.clock.now() }] }]);
  }
  await until(() => isUpToDate(replica));
  await replica.close();
  return edited;
}

/**
 * How long the device stays open without a network, so that garbage from opening it is collected before the
 * measurement.
 */
const awayMs = 500;
const foldWithinMs = 20_000;

/** Waits until the log is compacted, since a device is offline for longer than the compaction takes. */
async function folded(dataDir: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const due = database.prepare('SELECT count(*) AS due FROM hub_head WHERE folded < sequence');
  for (const started = Date.now(); Date.now() - started < foldWithinMs; ) {
    if ((due.get() as { due: number }).due === 0) return database.close();
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('the server did not compact in time');
}
