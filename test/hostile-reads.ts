import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import { decodeHubMessage, encodeMessage, printChunkName } from '#sync/protocol/index.ts';
import {
  bodyUpdate,
  type Change,
  encodeChanges,
  type Field,
  type JsonValue,
  noFields,
  printStamp,
  type ReplicaId,
} from '#sync/record/index.ts';
import { helloFrame, openLiveSocket, type Person } from '../src/server/live/testing.ts';
import type { AnsweredDevice } from './bystander.ts';
import type { HostileReader } from './hostile-reads-thread.ts';

/** What one person does whose reading would keep the server busy: data to push, and then requests. */
export interface HostileRead {
  readonly name: string;
  /** Each item is one push. */
  readonly pushes: (size: number) => readonly (readonly Change[])[];
  readonly read: (person: Person, size: number) => Promise<void>;
}

const at = Date.now();
const stampOf = (ms: number) => printStamp({ ms: at - 60_000 + ms, counter: 0, replica: 'HOSTILE-' as ReplicaId });

/** The kinds of reading, each as large as one person can make it within some seconds at size 1. */
export const hostileReads: readonly HostileRead[] = [
  {
    name: 'a feed of reminders that recur daily',
    pushes: (size) => [[remindersOf('daily', 6_000 * size, () => ({ at, zone: 'UTC', repeat: 'FREQ=DAILY' }))]],
    read: (person) => readFeed(person, 4),
  },
  {
    name: 'a feed of reminders in unknown zones',
    pushes: (size) =>
      Array.from({ length: 4 }, (_, part) => [
        remindersOf(`zones-${part}`, 8_000 * size, (nth) => ({ at: at + nth, zone: `Zone/${part}-${nth}` })),
      ]),
    read: (person) => readFeed(person, 4),
  },
  {
    name: 'a feed of tasks with times',
    pushes: (size) => [[noteOf('tasks', '- [ ] water the plants @2026-12-24 18:00\n'.repeat(2_000 * size))]],
    read: (person) => readFeed(person, 4),
  },
  {
    name: 'a feed of notes that are slow to read',
    pushes: (size) => [
      [noteOf('slow', `- [ ] a @tomorrow\n${'[x](<'.repeat(20_000 * size)}\n${'**a '.repeat(20_000 * size)}`)],
    ],
    read: (person) => readFeed(person, 2),
  },
  {
    name: 'a document of deep paths',
    pushes: (size) =>
      Array.from({ length: 6 }, (_, part) => [
        recordOf('notes/deep', 4_000 * size, (nth) => [`${'abcdefghijklmno'.split('').join(`${nth}/`)}${part}`, nth]),
      ]),
    read: (person) => readDocument(person, 2),
  },
  {
    name: 'a document of empty lists',
    pushes: (size) =>
      Array.from({ length: 8 }, (_, part) => [
        recordOf(`notes/lists-${part}`, 30 * size, (nth) => [`list/${nth}`, Array(9_900).fill([])]),
      ]),
    read: (person) => readDocument(person, 2),
  },
  {
    name: 'the head of many records',
    pushes: (size) =>
      Array.from({ length: 5 }, (_, part) =>
        Array.from({ length: 12_000 * size }, (_, nth) => changeOf(`notes/m${part}-${nth}`, { order: 'a' })),
      ),
    read: async (person) => {
      for (let time = 0; time < 50; time++) await ask(person, `/api/users/${person.uid}`, { method: 'HEAD' });
      await readDocument(person, 1);
    },
  },
  {
    name: 'history of large lost values',
    pushes: (size) =>
      Array.from({ length: Math.max(2, Math.round(24 * size)) }, (_, nth) => [
        changeOf('notes/lost', { text: `${nth}${'x'.repeat(900_000)}` }, 1_000 - nth),
      ]),
    read: async (person) => {
      const path = `/api/users/${person.uid}/records/notes/lost/history?limit=100`;
      await Promise.all(Array.from({ length: 5 }, () => ask(person, path)));
    },
  },
  {
    name: 'a fetch of large notes',
    pushes: (size) => Array.from({ length: 12 }, (_, nth) => [noteOf(`large-${nth}`, randomText(650_000 * size, nth))]),
    read: async (person) => {
      const keys = Array.from({ length: 12 }, (_, nth) => `notes/large-${nth}`);
      const fetch = encodeMessage({ type: 'fetch', body: { keys } });
      await onSockets(person, 3, 4_000, (send) => {
        for (let time = 0; time < 10; time++) send(fetch);
      });
    },
  },
  {
    name: 'a hello with large bodies that lack parts',
    pushes: (size) => Array.from({ length: 12 }, (_, nth) => [incompleteNote(`half-${nth}`, 650_000 * size)]),
    read: (person) => onSockets(person, 5, 3_000, (send) => send(helloFrame)),
  },
  {
    name: 'a flood of pings',
    pushes: () => [],
    read: (person) => flood(person, 40, encodeMessage({ type: 'ping', body: {} })),
  },
  { name: 'a flood of hellos', pushes: () => [], read: (person) => flood(person, 40, helloFrame) },
  {
    name: 'a flood of small pushes',
    pushes: () => [],
    read: (person) => flood(person, 40, () => smallPush(20)),
  },
  {
    name: 'a flood of pushes with many values',
    pushes: () => [],
    read: (person) => flood(person, 20, () => smallPush(700)),
  },
  {
    name: 'a patch of many keys',
    pushes: () => [],
    read: async (person, size) => {
      const leaves = Object.fromEntries(Array.from({ length: 19_000 * size }, (_, nth) => [`t${nth}`, `t${nth}`]));
      for (let time = 0; time < 3; time++) {
        const body = JSON.stringify({ notesData: { notes: { patched: { title: `${time}`, tags: leaves } } } });
        await ask(person, `/api/users/${person.uid}`, { method: 'PATCH', body });
      }
    },
  },
  { name: 'chunks of a snapshot, all at once', pushes: () => [], read: readChunks },
];

function remindersOf(name: string, count: number, value: (nth: number) => JsonValue): Change {
  return recordOf(`notes/${name}`, count, (nth) => [`reminders/r${nth}`, value(nth)]);
}

function recordOf(key: string, count: number, leaf: (nth: number) => readonly [string, JsonValue]): Change {
  return changeOf(
    key,
    Object.fromEntries(Array.from({ length: Math.max(1, Math.round(count)) }, (_, nth) => leaf(nth))),
  );
}

function changeOf(key: string, leaves: Readonly<Record<string, JsonValue>>, ms = 1_000): Change {
  const stamp = stampOf(ms);
  const fields = new Map(Object.entries(leaves).map(([path, value]): [string, Field] => [path, { value, stamp }]));
  return { key: key as RecordKey, fields };
}

function noteOf(id: string, text: string): Change {
  const doc = new Y.Doc();
  doc.getText('body').insert(0, text);
  return withBody(id, Y.encodeStateAsUpdate(doc));
}

/** A note of which the hub never gets the first part. */
function incompleteNote(id: string, length: number): Change {
  const doc = new Y.Doc();
  doc.getText('body').insert(0, 'never sent');
  const known = Y.encodeStateVector(doc);
  doc.getText('body').insert(5, randomText(length, 1));
  return withBody(id, Y.encodeStateAsUpdate(doc, known));
}

function withBody(id: string, update: Uint8Array): Change {
  const key = `notes/${id}` as RecordKey;
  return { key, fields: noFields, body: bodyUpdate(key, update) };
}

function randomText(length: number, seed: number): string {
  let state = seed + 1;
  const letters = Array.from({ length: Math.max(1, Math.round(length)) }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return String.fromCharCode(97 + (state % 26));
  });
  return letters.join('');
}

let pushed = 0;

function smallPush(leaves: number): Uint8Array {
  pushed += 1;
  const id = new Uint8Array(16);
  new DataView(id.buffer).setUint32(0, pushed);
  const change = recordOf(`notes/f${pushed % 50}`, leaves, (nth) => [`tags/t${nth}`, true]);
  return encodeMessage({ type: 'push', body: { id, changes: encodeChanges([change]), replaced: [[]] } });
}

async function readFeed(person: Person, times: number): Promise<void> {
  const made = await ask(person, `/api/users/${person.uid}/calendar`, { method: 'POST', body: '{"zone":"UTC"}' });
  const { path } = (await made.json()) as { path: string };
  const feed = async () => (await answered(fetch(`${person.origin}${path}`))).text();
  await Promise.all(Array.from({ length: times }, feed));
}

async function readDocument(person: Person, times: number): Promise<void> {
  const path = `/api/users/${person.uid}`;
  await Promise.all(Array.from({ length: times }, () => ask(person, path).then((answer) => answer.arrayBuffer())));
}

/** Requests all chunks of the snapshot that a new device is told to download, several times. */
async function readChunks(person: Person): Promise<void> {
  const socket = openLiveSocket(person);
  const names = await new Promise<readonly string[]>((resolve) => {
    socket.on('open', () => socket.send(helloFrame));
    socket.on('message', (data) => {
      const message = decodeHubMessage(new Uint8Array(data as Buffer));
      if (!message.ok || message.value.type !== 'snapshot') return;
      resolve(message.value.body.chunks.map(printChunkName));
    });
    setTimeout(() => resolve([]), 5_000);
  });
  socket.terminate();
  const hundred = Array.from({ length: 100 }, (_, nth) => names[nth % names.length]).filter(
    (name) => name !== undefined,
  );
  const get = (name: string) => ask(person, `/api/users/${person.uid}/snapshot/${name}`);
  await Promise.all(hundred.map((name) => get(name).then((answer) => answer.arrayBuffer())));
}

/** Sends frames on many sockets for two seconds, in bursts that leave this process time to measure. */
async function flood(person: Person, sockets: number, frame: Uint8Array | (() => Uint8Array)): Promise<void> {
  const frames = Array.from({ length: typeof frame === 'function' ? 1_000 : 1 }, () =>
    typeof frame === 'function' ? frame() : frame,
  );
  let sent = 0;
  await onSockets(person, sockets, 500, async (send, isOpen) => {
    const until = Date.now() + 2_000;
    while (Date.now() < until && isOpen()) {
      for (let nth = 0; nth < 50; nth++) send(frames[sent++ % frames.length] as Uint8Array);
      await wait(10);
    }
  });
}

async function onSockets(
  person: Person,
  count: number,
  stayMs: number,
  use: (send: (frame: Uint8Array) => void, isOpen: () => boolean) => void | Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = openLiveSocket(person);
      socket.on('error', () => {}); // the server may close it
      await new Promise((resolve) => socket.once('open', resolve).once('close', resolve));
      socket.send(helloFrame);
      const isOpen = () => socket.readyState === socket.OPEN && socket.bufferedAmount < 4e6;
      await use((frame) => {
        if (isOpen()) socket.send(frame);
      }, isOpen);
      await wait(stayMs);
      socket.terminate();
    }),
  );
}

function ask({ origin, cookie }: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const type = init.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
  return answered(fetch(`${origin}${path}`, { ...init, headers: { cookie, origin, 'content-type': type } }));
}

/** @throws unless the request was answered, or refused because there are too many; otherwise nothing is measured */
async function answered(request: Promise<Response>): Promise<Response> {
  const response = await request;
  if (response.status >= 400 && response.status !== 429)
    throw new Error(
      `${new URL(response.url).pathname} was answered with ${response.status}: ${(await response.text()).slice(0, 200)}`,
    );
  return response;
}

/** Pushes the data of a kind, without knowing what it replaces. */
export async function pushAllOf(
  device: AnsweredDevice,
  pushes: readonly (readonly Change[])[],
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const changes of pushes)
    answers.push(
      await device.push(
        changes,
        changes.map(() => []),
      ),
    );
  return answers;
}

/**
 * Lets a person push the data of a kind and read it, in a thread of its own.
 *
 * @returns the answers to the pushes
 */
export async function readOffThread(reader: HostileReader): Promise<readonly string[]> {
  const thread = new Worker(new URL('hostile-reads-thread.ts', import.meta.url), { workerData: reader });
  const [answers] = await once(thread, 'message');
  await thread.terminate();
  return answers;
}
