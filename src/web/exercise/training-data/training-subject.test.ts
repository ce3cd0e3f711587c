import { expect, test, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { crc32c, encodeContent, type Field, printStamp, type ReplicaId } from '#sync/record/index.ts';
import { collectionsBySubject } from '../../live-query/collections.ts';
import type { DocumentEvent, FedRecord, LocationInChunk } from '../../live-query/document-event.ts';
import type { MessageFromWorker } from '../../live-query/messages.ts';
import { QueryHost } from '../../live-query/query-host.ts';
import type { TrainingQuery, TrainingResult, TrainingResults } from './training-queries.ts';
import { TrainingSubject } from './training-subject.ts';

const squat: RecordKey = 'exercises/back-squat';

test('a workout is known when its head and the page with its sets have arrived, in either order', async () => {
  for (const order of ['head first', 'page first']) {
    const { take, ask, caughtUp, known, settle } = openDesk();
    ask(1, { about: 'sessions', exercises: [squat] });
    const parts = [
      { kind: 'upsert', collection: 'workouts', records: [headOf('a', 1000)] } as const,
      await chunkOf([['a', 5]]),
    ];
    for (const part of order === 'head first' ? parts : parts.toReversed()) take(part);
    caughtUp();
    await settle();
    expect(known()?.isWhole, order).toBe(true);
    expect(sessionsIn(known()), order).toEqual([['a', [5]]]);
  }
});

test('a whole workout overrides the one in its page', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  ask(1, { about: 'sessions', exercises: [squat] });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8)] });
  take(await chunkOf([['a', 5]]));
  caughtUp();
  await settle();
  expect(sessionsIn(known())).toEqual([['a', [8]]]);
});

test('sets that changed after the page override it by their stamps', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  ask(1, { about: 'sessions', exercises: [squat] });
  const later = new Map([...headOf('a', 1000).fields, ['sets/s/result', field(resultOf(12), 9)] as const]);
  take(await chunkOf([['a', 5]]));
  take({ kind: 'upsert', collection: 'workouts', records: [{ id: 'a', fields: later, isWhole: false }] });
  caughtUp();
  await settle();
  expect(sessionsIn(known())).toEqual([['a', [12]]]);
});

test('a subscriber is notified when its result changes, but not when another exercise changes', async () => {
  const { take, ask, caughtUp, told, settle } = openDesk();
  caughtUp();
  ask(1, { about: 'sessions', exercises: ['exercises/dip'] });
  await settle();
  const before = told.filter(({ ask }) => ask === 1).length;
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.filter(({ ask }) => ask === 1)).toHaveLength(before);
  ask(2, { about: 'sessions', exercises: [squat] });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(sessionsIn(told.findLast(({ ask }) => ask === 2)?.known)).toEqual([
    ['a', [8]],
    ['b', [3]],
  ]);
});

test('a workout without a body weight uses the measured one', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  caughtUp();
  ask(1, { about: 'sessions', exercises: [squat] });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8)] });
  await settle();
  const weight = () => (known()?.value as TrainingResults['sessions'] | undefined)?.[0]?.bodyWeight;
  expect(weight()).toBeNull();
  take({ kind: 'upsert', collection: 'measurements', records: [weightOn('2026-11-18', 80)] });
  await settle();
  expect(weight()).toBe(80);
});

test('an exercise that occurs twice in a workout has its last performance per occurrence', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  const again = new Map([
    ['exercises/y/exercise', field(squat)],
    ['exercises/y/order', field('a1')],
    ['sets/t/place', field({ exercise: 'y', order: 'a0' })],
    ['sets/t/result', field(resultOf(10))],
  ]);
  const twice = wholeOf('a', 1000, 5);
  take({
    kind: 'upsert',
    collection: 'workouts',
    records: [{ ...twice, fields: new Map([...twice.fields, ...again]) }],
  });
  const exercises = [0, 1].map((occurrence) => ({ keys: [squat], occurrence }));
  ask(1, { about: 'lastTimes', exercises, before: { workout: 'b', startedAt: 2000 } });
  caughtUp();
  await settle();
  expect(sessionsIn(known())).toEqual([
    ['a', [5]],
    ['a', [10]],
  ]);
});

test('hard sets per week are reported, and updated when a set is completed', async () => {
  const { take, ask, caughtUp, told, settle } = openDesk();
  caughtUp();
  ask(1, { about: 'hardSets', from: '2026-11-18', until: '2026-11-18', weekStart: 1 });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([
    { week: '2026-11-16', exercises: [{ exercise: squat, sets: 1 }] },
  ]);
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([
    { week: '2026-11-16', exercises: [{ exercise: squat, sets: 2 }] },
  ]);
});

test('sets per day are weighted by the exercise, and updated when one is completed', async () => {
  const { take, ask, caughtUp, told, settle } = openDesk();
  caughtUp();
  ask(1, { about: 'setsByDay', shares: [[squat, 0.5]] });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([{ day: '2026-11-21', amount: 0.5 }]);
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([{ day: '2026-11-21', amount: 1 }]);
});

test('what was noted in earlier workouts is remembered, also by a workout without a completed set', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  const memory = () => known()?.value as TrainingResults['memory'] | undefined;
  const exercise = { keys: [squat], cue: 'Brace' };
  ask(1, { about: 'memory', exercise, current: { workout: 'b', startedAt: 2000 } });
  const noted = new Map([
    ...wholeOf('a', 1000, 5).fields,
    ['exercises/x/nextTime', field('Wider stance')] as const,
    ['sets/s/result', field({ kind: 'working', completedAt: null }, 2)] as const,
    ['sets/s/remark', field('Left knee')] as const,
  ]);
  take({ kind: 'upsert', collection: 'workouts', records: [{ id: 'a', fields: noted, isWhole: true }] });
  caughtUp();
  await settle();
  const place = { day: '2026-11-21', workout: 'workouts/a', exercise: 'x' };
  expect(memory()).toEqual({
    cue: 'Brace',
    nextTime: [{ text: 'Wider stance', step: 'show', ...place }],
    lastRemark: { text: 'Left knee', set: 's', ...place },
  });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('b', 2000, 8)] });
  await settle();
  expect(memory()?.nextTime.map(({ step }) => step)).toEqual(['ask']);
  take({ kind: 'remove', collection: 'workouts', ids: ['a'] });
  await settle();
  expect(memory()).toEqual({ cue: 'Brace', nextTime: [], lastRemark: null });
});

test('the workouts of a line are found, until they are moved to the trash', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  ask(1, { about: 'workoutsOfLines', blocks: ['1a2b3c4d'] });
  const line = ['sets/s/line', field({ note: 'notes/n', block: '1a2b3c4d' })] as const;
  const fields = new Map([...wholeOf('a', 1000, 5).fields, line]);
  take({ kind: 'upsert', collection: 'workouts', records: [{ id: 'a', fields, isWhole: true }] });
  caughtUp();
  await settle();
  expect(known()?.value).toMatchObject([{ workout: 'a', note: 'notes/n', day: '2026-11-21' }]);
  const trashed = new Map([...fields, ['trashedAt', field(3000, 9)] as const]);
  take({ kind: 'upsert', collection: 'workouts', records: [{ id: 'a', fields: trashed, isWhole: true }] });
  await settle();
  expect(known()?.value).toEqual([]);
});

test('removed and trashed workouts are left out', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  ask(1, { about: 'sessions', exercises: [squat] });
  take({ kind: 'upsert', collection: 'workouts', records: [wholeOf('a', 1000, 8), wholeOf('b', 2000, 3)] });
  caughtUp();
  await settle();
  take({ kind: 'remove', collection: 'workouts', ids: ['a'] });
  const { fields } = wholeOf('b', 2000, 3);
  take({
    kind: 'upsert',
    collection: 'workouts',
    records: [{ id: 'b', isWhole: true, fields: new Map([...fields, ['trashedAt', field(3000, 9)]]) }],
  });
  await settle();
  expect(sessionsIn(known())).toEqual([]);
});

test('an unreadable page does not affect the others', async () => {
  const { take, ask, caughtUp, known, settle } = openDesk();
  ask(1, { about: 'sessions', exercises: [squat] });
  take({ kind: 'upsert', collection: 'workouts', records: [headOf('a', 1000), headOf('b', 2000)] });
  take({
    kind: 'chunk',
    collection: 'workouts',
    chunk: { bytes: new Uint8Array([1, 2, 3]), sum: 0 },
    locations: [['a', 0, 3]],
  });
  take(await chunkOf([['b', 4]]));
  caughtUp();
  await settle();
  expect(sessionsIn(known())).toEqual([['b', [4]]]);
});

function openDesk() {
  const told: { readonly ask: number; readonly known: TrainingResult }[] = [];
  let time = 0;
  let asked = 100;
  let pausing = 0;
  const host = new QueryHost({
    subjects: () => ({
      training: (progress) => new TrainingSubject(progress),
    }),
    post: (message: MessageFromWorker) => {
      if (message.kind === 'answer')
        told.push({ ask: message.ask, known: structuredClone(message.answer) as TrainingResult });
    },
    pause: () => {
      pausing += 1;
      return new Promise<void>((resolve) => setTimeout(resolve, 0)).finally(() => {
        pausing -= 1;
      });
    },
    after: (_, work) => void setTimeout(work, 0),
    clock: () => (time += 1),
  });
  host.take({ kind: 'start', locale: 'en' });
  const take = (event: DocumentEvent) => host.take({ kind: 'event', event: structuredClone(event) });
  const ask = (number: number, query: TrainingQuery) =>
    host.take({ kind: 'ask', ask: number, subject: 'training', query });
  return {
    told,
    take,
    ask,
    caughtUp: () => {
      for (const collection of collectionsBySubject.training) take({ kind: 'caught-up', collection });
    },
    known: () => told.findLast((each) => each.ask === 1)?.known,
    /** Resolves when all data sent so far has been read and its watchers have been notified. */
    settle: async () => {
      const last = ++asked;
      ask(last, { about: 'sessions', exercises: [] });
      await vi.waitFor(() => {
        expect(told.some((each) => each.ask === last && each.known.isWhole)).toBe(true);
        expect(pausing).toBe(0);
      }, 20_000);
      host.take({ kind: 'cancel', ask: last });
    },
  };
}

function sessionsIn(known: TrainingResult | undefined): unknown {
  const sessions = known?.value as TrainingResults['sessions'] | undefined;
  return sessions?.map(({ workout, sets }) => [workout, sets.map(({ reps }) => reps)]);
}

function headOf(id: string, startedAt: number): FedRecord {
  const fields = new Map([
    ['day', field('2026-11-21')],
    ['startedAt', field(startedAt)],
  ]);
  return { id, fields, isWhole: false };
}

function wholeOf(id: string, startedAt: number, reps: number): FedRecord {
  return { id, fields: new Map([...headOf(id, startedAt).fields, ...detailsOf(reps)]), isWhole: true };
}

function detailsOf(reps: number): ReadonlyMap<string, Field> {
  return new Map([
    ['exercises/x/exercise', field(squat)],
    ['exercises/x/order', field('a0')],
    ['sets/s/place', field({ exercise: 'x', order: 'a0' })],
    ['sets/s/result', field(resultOf(reps))],
  ]);
}

function weightOn(day: string, kilograms: number): FedRecord {
  const fields = new Map([
    ['measure', field('body-weight')],
    ['value', field({ si: kilograms, unit: 'kg' })],
    ['at', field(Date.parse(day))],
    ['day', field(day)],
  ]);
  return { id: day, fields, isWhole: true };
}

function resultOf(reps: number) {
  return { kind: 'working', reps, completedAt: 1500 };
}

async function chunkOf(workouts: readonly (readonly [id: string, reps: number])[]): Promise<DocumentEvent> {
  const contents = workouts.map(([, reps]) => encodeContent({ fields: detailsOf(reps), body: null }));
  const locations: LocationInChunk[] = [];
  let offset = 0;
  for (const [at, content] of contents.entries()) {
    locations.push([workouts[at]?.[0] ?? '', offset, content.length]);
    offset += content.length;
  }
  const plain = new Uint8Array(await new Blob(contents as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { kind: 'chunk', collection: 'workouts', chunk: { bytes: plain, sum: crc32c(plain) }, locations };
}

function field(value: Field['value'], at = 1): Field {
  return { value, stamp: printStamp({ ms: at, counter: 0, replica: '00000000' as ReplicaId }) };
}
