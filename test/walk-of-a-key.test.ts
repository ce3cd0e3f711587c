/**
 * Traces a key on the writing device: from the update of the Yjs text until its frame is handed to the socket, from its
 * acknowledgement until the disk has noted it, and from the pause in typing until the disk has promoted it. The replica
 * and its storage in IndexedDB are the real ones; the socket, the other tabs and the timers are stubs, and nothing else
 * happens. The lists of files are those of `docs/architecture.md`.
 *
 * What counts is an entry: a call into a file of these four rooms from another file. No entry is a continuation of a file
 * (what follows an `await`, or what a microtask runs that the file itself has queued), and no read that changes nothing (a
 * property getter, or a lookup, whose whole body returns a field or an entry of a map in one). What getters call counts.
 * Left out are `src/domain` and the pure functions of `src/sync/record` and `src/sync/protocol`.
 */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DeviceStorage } from '#sync/document/device-storage.ts';
import type { Tabs } from '#sync/document/tabs.ts';
import { type DeviceMessage, decodeDeviceMessage, encodeMessage, type HubMessage } from '#sync/protocol/index.ts';
import type { Replica } from '#sync/replica/replica.ts';
import type { Entries } from './call-recorder.ts';
import { bundleTraced } from './trace-calls.ts';

const root = join(import.meta.dirname, '..');
const rooms = ['src/sync/document', 'src/sync/client', 'src/sync/replica', 'src/web/replica'];
const maxFiles = 12;
/** The pause in typing after which acknowledged changes are promoted. */
const pauseMs = 250;
/** Turns of the event loop in which everything that began is done: the database of the test needs a few for each request. */
const turnsOfAll = 100;

interface Traced {
  readonly Replica: typeof Replica;
  readonly IndexedDbStorage: new (name: string, isCurrent: () => boolean) => DeviceStorage;
  readonly entries: Entries;
}

let folder = '';
let traced: Traced;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'walk-of-a-key-'));
  const file = join(folder, 'traced.mjs');
  const exported = {
    Replica: 'src/sync/replica/replica.ts',
    IndexedDbStorage: 'src/web/replica/indexed-db-storage.ts',
  };
  await bundleTraced({ root, rooms, exported, file });
  traced = (await import(pathToFileURL(file).href)) as Traced;
});

afterAll(() => rm(folder, { recursive: true }));

it('a key passes at most 12 files on its way to the hub, and the disk twice', async () => {
  const device = await openDevice();
  const walk = walkIn('From the key until its frame is handed to the socket');
  for (const letter of ['a', 'b']) {
    const files = await device.trace('sent', () => device.text.insert(0, letter));
    expect(files).toEqual(walk);
    await device.answer();
    await device.pause();
  }
  expect(new Set(walk.to).size).toBeLessThanOrEqual(maxFiles);
  expect(repeated(walk.to)).toEqual(['web/replica/indexed-db-storage.ts', 'web/replica/database-connection.ts']);
  await device.close();
});

it('an acknowledgement passes at most 12 files until it is noted on the disk, and none twice', async () => {
  const device = await openDevice();
  await device.trace('sent', () => device.text.insert(0, 'a'));
  const walk = walkIn('From the acknowledgement until it is noted on the disk');
  expect(await device.trace('acknowledged', () => device.answer())).toEqual(walk);
  expect(new Set(walk.to).size).toBeLessThanOrEqual(maxFiles);
  expect(repeated(walk.to)).toEqual([]);
  await device.close();
});

it('a promotion passes at most 12 files until it is on the disk, and none twice', async () => {
  const device = await openDevice();
  await device.trace('sent', () => device.text.insert(0, 'a'));
  await device.answer();
  const walk = walkIn('From the pause in typing until the change is promoted on the disk');
  expect(await device.trace('promoted', () => device.pause())).toEqual(walk);
  expect(new Set(walk.to).size).toBeLessThanOrEqual(maxFiles);
  expect(repeated(walk.to)).toEqual([]);
  await device.close();
});

interface Walk {
  /** The files that are entered until the end of the walk, in order. */
  readonly to: readonly string[];
  /** Those that are entered after that, until all is quiet. */
  readonly afterwards: readonly string[];
}

/** Reads a walk in the documentation: a list whose items begin with a file, and a line *Afterwards* with files. */
function walkIn(title: string): Walk {
  const text = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');
  const [, section = ''] = text.split(`**${title}**`);
  const [list = ''] = section.split(/\*\*From |\n## /);
  const [afterwards = ''] = /^Afterwards.*$/m.exec(list) ?? [];
  return {
    to: Array.from(list.matchAll(/^\d+\. `([^`]+)`/gm), ([, file]) => file as string),
    afterwards: Array.from(afterwards.matchAll(/`([^`]+\.ts)`/g), ([, file]) => file as string),
  };
}

function repeated(files: readonly string[]): readonly string[] {
  return files.filter((file, at) => files.indexOf(file) < at);
}

/** Opens a device that is in sync with a hub, with an empty note. */
async function openDevice() {
  const { entries, IndexedDbStorage } = traced;
  const ends = new Map<string, number>();
  const storage = new IndexedDbStorage(`walk-${crypto.randomUUID()}`, () => true);
  const { acknowledge, promote } = storage;
  storage.acknowledge = async (...row) => {
    await acknowledge.apply(storage, row);
    ends.set('acknowledged', entries.length);
  };
  storage.promote = async () => {
    const promoted = await promote.apply(storage);
    ends.set('promoted', entries.length);
    return promoted;
  };
  const time = stoppedTime();
  const { now, after, quiet, fire } = time;
  const sent: DeviceMessage[] = [];
  let receive = (_message: HubMessage) => {};
  const replica = await traced.Replica.open(
    {
      storage,
      connect: ({ opened, received }) => {
        receive = (message) => received(encodeMessage(message));
        queueMicrotask(opened);
        const send = (frame: Uint8Array) => {
          const message = decodeDeviceMessage(frame);
          if (message.ok) sent.push(message.value);
          ends.set('sent', entries.length);
        };
        return { send, buffered: () => 0, close() {} };
      },
      tabs: onlyTab,
      now,
      monotonic: now,
      after,
      random: () => 0.5,
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      fetchChunk: () => Promise.reject(new Error('There are no chunks')),
      inflate: () => Promise.reject(new Error('Nothing is compressed')),
      readOffThread: () => Promise.reject(new Error('No body is large')),
      shown: async () => {},
      durable: true,
      report: (error) => expect.unreachable(String(error)),
    },
    { changed() {}, status() {}, ended() {}, damaged() {} },
  );
  const pause = () => fire(pauseMs);
  replica.start();
  await quiet();
  receive({ type: 'welcome', body: { epoch: 'epoch', time: 0, head: 0, highest: null, history: 'other' } });
  await quiet();
  await pause();
  const { text } = await replica.document.bodies.open('notes/a');
  let sequence = 0;
  /** Acknowledges what was sent last, after the cursor has passed it. */
  const answer = async () => {
    const push = sent.at(-1);
    if (push?.type !== 'push') throw new Error('Nothing was pushed');
    sequence += 1;
    receive({ type: 'changes', body: { after: sequence - 1, upto: sequence, mark: null, entries: [] } });
    await quiet();
    entries.splice(0);
    receive({ type: 'ack', body: { ids: [push.body.id], upto: sequence } });
    await quiet();
  };
  /** Traces what something causes, until an end of the walk and after it. */
  const trace = async (end: string, cause: () => unknown): Promise<Walk> => {
    await quiet();
    entries.splice(0);
    await cause();
    await quiet();
    const files = entries.map(({ file }) => file);
    const at = ends.get(end) ?? 0;
    return { to: files.slice(0, at), afterwards: files.slice(at) };
  };
  return { text, trace, answer, pause, close: () => replica.close() };
}

const onlyTab: Tabs = {
  post() {},
  listen() {},
  hold(_steal, { granted }) {
    granted();
    return () => {};
  },
  close() {},
};

/** A clock that stands still, and timers that fire when the test says so. */
function stoppedTime() {
  let ms = 0;
  const timers = new Map<object, { readonly ms: number; readonly work: () => void }>();
  const quiet = async () => {
    for (let turn = 0; turn < turnsOfAll; turn++) await new Promise((next) => setTimeout(next));
  };
  return {
    now: () => ms,
    after: (delay: number, work: () => void) => {
      const timer = {};
      timers.set(timer, { ms: delay, work });
      return () => void timers.delete(timer);
    },
    /** Waits until everything that began is done. */
    quiet,
    /** Lets a delay pass, for the timers that were set with exactly this one. */
    fire: async (delay: number) => {
      ms += delay;
      for (const [timer, { ms: wanted, work }] of timers) if (wanted === delay && timers.delete(timer)) work();
      await quiet();
    },
  };
}
