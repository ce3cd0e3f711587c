import { expect, test, vi } from 'vitest';
import type { Collection } from '#domain/user-document.ts';
import { crc32c, encodeContent, type Fields, noFields, printStamp, type ReplicaId } from '#sync/record/index.ts';
import type { DocumentEvent, FedRecord } from './document-event.ts';
import type { MessageFromWorker } from './messages.ts';
import { QueryHost } from './query-host.ts';
import type { OpenQuery, RecordEvent, Subject } from './subject.ts';

test('each subject receives the records of its collections', async () => {
  const { give, notes, training, settle } = newHost();
  give({ kind: 'upsert', collection: 'notes', records: [record('n')] });
  give({ kind: 'upsert', collection: 'activities', records: [record('a')] });
  give({ kind: 'remove', collection: 'activities', ids: ['a'] });
  await settle();
  expect(notes.events.map(({ kind, id }) => [kind, id])).toEqual([['put', 'n']]);
  expect(training.events.map(({ kind, id }) => [kind, id])).toEqual([
    ['put', 'a'],
    ['remove', 'a'],
  ]);
});

test('two collections with many chunks are read in turn', async () => {
  const { give, notes, training, settle, order } = newHost();
  for (const id of ['n1', 'n2', 'n3']) give(await chunkOf('notes', id));
  for (const id of ['w1', 'w2', 'w3']) {
    give({ kind: 'upsert', collection: 'workouts', records: [{ ...record(id), isWhole: false }] });
    give(await chunkOf('workouts', id));
  }
  await settle();
  expect([notes.events.length, training.events.length]).toEqual([3, 3]);
  expect(order.indexOf('w1')).toBeLessThan(order.indexOf('n3'));
});

test('a query is answered again only if its version has changed, and once everything has been read', async () => {
  const { give, ask, notes, settle, answers, caughtUp } = newHost();
  ask(1, 'notes', {});
  await settle();
  expect(answers(1)).toHaveLength(1);
  give({ kind: 'upsert', collection: 'notes', records: [record('a')] });
  caughtUp('notes', 'notebooks', 'tags');
  await settle();
  expect(answers(1)).toHaveLength(2);
  give({ kind: 'upsert', collection: 'notes', records: [record('b')] });
  await settle();
  expect(answers(1)).toHaveLength(2);
  notes.version = 1;
  give({ kind: 'upsert', collection: 'notes', records: [record('c')] });
  await settle();
  expect(answers(1)).toHaveLength(3);
});

test('the rest of an answer follows after reading, and a new query precedes it', async () => {
  const { give, ask, notes, settle, posted } = newHost();
  notes.parts = ['first', null, 'rest'];
  give({ kind: 'upsert', collection: 'notes', records: [record('a')] });
  ask(1, 'notes', {});
  ask(2, 'training', {});
  await settle();
  const sent = posted.flatMap((message) => (message.kind === 'answer' ? [[message.ask, message.answer]] : []));
  expect(sent).toEqual([
    [1, 'first'],
    [2, 'whole'],
    [1, 'rest'],
  ]);
  expect(notes.events).toHaveLength(1);
});

test('the progress of a subject is reported, and does not wait for others', async () => {
  const { give, settle, posted, caughtUp } = newHost();
  give({ kind: 'expect', collection: 'workouts', records: 4 });
  give({ kind: 'upsert', collection: 'workouts', records: [record('a')] });
  give({ kind: 'expect', collection: 'notes', records: 10 });
  await vi.waitFor(
    () => expect(posted).toContainEqual({ kind: 'progress', subject: 'training', progress: { share: 0.25 } }),
    20_000,
  );
  caughtUp('workouts', 'measurements', 'activities', 'exercises');
  await settle();
  expect(posted.at(-1)).toEqual({ kind: 'progress', subject: 'training', progress: { share: 1 } });
});

class FakeSubject implements Subject {
  readonly events: RecordEvent[] = [];
  readonly #order: string[];
  version = 0;
  parts: readonly (string | null)[] = ['whole'];

  constructor(order: string[]) {
    this.#order = order;
  }

  readonly ingest = (event: RecordEvent): void => {
    this.events.push(event);
    this.#order.push(event.id);
  };

  readonly open = (): OpenQuery => ({ answer: () => this.parts.values(), version: () => this.version });
}

function newHost() {
  const posted: MessageFromWorker[] = [];
  const order: string[] = [];
  const notes = new FakeSubject(order);
  const training = new FakeSubject(order);
  let now = 0;
  let busy = 0;
  /** Waits in virtual time. */
  const wait = (ms: number, work: () => void) => {
    busy += 1;
    const at = now + ms;
    setTimeout(() => {
      now = Math.max(now, at);
      work();
      busy -= 1;
    }, 0);
  };
  const host = new QueryHost({
    subjects: () => ({ notes: () => notes, training: () => training }),
    post: (message) => posted.push(message),
    pause: () => new Promise((resolve) => wait(0, resolve)),
    after: wait,
    clock: () => now,
  });
  host.take({ kind: 'start', locale: 'en' });
  const give = (event: DocumentEvent) => host.take({ kind: 'event', event });
  return {
    posted,
    order,
    notes,
    training,
    give,
    caughtUp: (...collections: readonly Collection[]) => {
      for (const collection of collections) give({ kind: 'caught-up', collection });
    },
    ask: (ask: number, subject: 'notes' | 'training', query: unknown) =>
      host.take({ kind: 'ask', ask, subject, query }),
    answers: (ask: number) =>
      posted.flatMap((message) => (message.kind === 'answer' && message.ask === ask ? [message.answer] : [])),
    /** Resolves when the host has nothing to do. */
    settle: () => vi.waitFor(() => expect(busy).toBe(0), 20_000),
  };
}

function record(id: string): FedRecord {
  return { id, fields: fieldsOf('title', id), isWhole: true };
}

function fieldsOf(path: string, value: string): Fields {
  return new Map([[path, { value, stamp: printStamp({ ms: 1, counter: 0, replica: '00000000' as ReplicaId }) }]]);
}

async function chunkOf(collection: Collection, id: string): Promise<DocumentEvent> {
  const body = collection === 'notes' ? { state: new Uint8Array(), sum: 0, text: id } : null;
  const content = encodeContent({ fields: body === null ? fieldsOf('sets/s/result', id) : noFields, body });
  const bytes = new Uint8Array(content);
  return { kind: 'chunk', collection, chunk: { bytes, sum: crc32c(bytes) }, locations: [[id, 0, bytes.length]] };
}
