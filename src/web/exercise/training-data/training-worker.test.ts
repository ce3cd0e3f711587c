import { expect, test, vi } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { crc32c, encodeContent, type Field, printStamp, type ReplicaId } from '#sync/record/index.ts';
import type { ChunkLocation, IdAndFields, MessageFromWorker, MessageToWorker } from './messages.ts';
import type { TrainingResults } from './training-queries.ts';
import { TrainingWorker } from './training-worker.ts';

const squat: RecordKey = 'exercises/back-squat';

test('a workout is known when its head and the page with its sets have arrived, in either order', async () => {
  for (const order of ['head first', 'page first']) {
    const { take, known, settle } = openDesk();
    take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
    const parts = [{ kind: 'workouts', workouts: [headOf('a', 1000)] } as const, await pageOf([['a', 5]])];
    for (const part of order === 'head first' ? parts : parts.toReversed()) take(part);
    take({ kind: 'fed' });
    await settle();
    expect(known()?.isWhole, order).toBe(true);
    expect(sessionsIn(known()), order).toEqual([['a', [5]]]);
  }
});

test('a whole workout overrides the one in its page', async () => {
  const { take, known, settle } = openDesk();
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8)] });
  take(await pageOf([['a', 5]]));
  take({ kind: 'fed' });
  await settle();
  expect(sessionsIn(known())).toEqual([['a', [8]]]);
});

test('sets that changed after the page override it by their stamps', async () => {
  const { take, known, settle } = openDesk();
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  const later = new Map([...headOf('a', 1000).fields, ['sets/s/result', field(resultOf(12), 9)] as const]);
  take(await pageOf([['a', 5]]));
  take({ kind: 'workouts', workouts: [{ id: 'a', fields: later, isWhole: false }] });
  take({ kind: 'fed' });
  await settle();
  expect(sessionsIn(known())).toEqual([['a', [12]]]);
});

test('a subscriber is notified when its result changes, but not when another exercise changes', async () => {
  const { take, told, settle } = openDesk();
  take({ kind: 'fed' });
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: ['exercises/dip'] } });
  await settle();
  const before = told.filter(({ ask }) => ask === 1).length;
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.filter(({ ask }) => ask === 1)).toHaveLength(before);
  take({ kind: 'watch', ask: 2, subject: { about: 'sessions', exercises: [squat] } });
  take({ kind: 'workouts', workouts: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(sessionsIn(told.findLast(({ ask }) => ask === 2)?.known)).toEqual([
    ['a', [8]],
    ['b', [3]],
  ]);
});

test('a workout without a body weight uses the measured one', async () => {
  const { take, told, settle } = openDesk();
  take({ kind: 'fed' });
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8)] });
  await settle();
  const weight = () => (told.at(-1)?.known.value as TrainingResults['sessions'] | undefined)?.[0]?.bodyWeight;
  expect(weight()).toBeNull();
  take({ kind: 'bodyWeights', weights: [{ day: '2026-11-18', value: 80 }] });
  await settle();
  expect(weight()).toBe(80);
});

test('an exercise that occurs twice in a workout has its last performance per occurrence', async () => {
  const { take, known, settle } = openDesk();
  const again = new Map([
    ['exercises/y/exercise', field(squat)],
    ['exercises/y/order', field('a1')],
    ['sets/t/place', field({ exercise: 'y', order: 'a0' })],
    ['sets/t/result', field(resultOf(10))],
  ]);
  const twice = wholeOf('a', 1000, 5);
  take({ kind: 'workouts', workouts: [{ ...twice, fields: new Map([...twice.fields, ...again]) }] });
  const exercises = [0, 1].map((occurrence) => ({ keys: [squat], occurrence }));
  take({
    kind: 'watch',
    ask: 1,
    subject: { about: 'lastTimes', exercises, before: { workout: 'b', startedAt: 2000 } },
  });
  take({ kind: 'fed' });
  await settle();
  expect(sessionsIn(known())).toEqual([
    ['a', [5]],
    ['a', [10]],
  ]);
});

test('hard sets per week are reported, and updated when a set is completed', async () => {
  const { take, told, settle } = openDesk();
  take({ kind: 'fed' });
  take({
    kind: 'watch',
    ask: 1,
    subject: { about: 'hardSets', from: '2026-11-18', until: '2026-11-18', weekStart: 1 },
  });
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([
    { week: '2026-11-16', exercises: [{ exercise: squat, sets: 1 }] },
  ]);
  take({ kind: 'workouts', workouts: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([
    { week: '2026-11-16', exercises: [{ exercise: squat, sets: 2 }] },
  ]);
});

test('sets per day are weighted by the exercise, and updated when one is completed', async () => {
  const { take, told, settle } = openDesk();
  take({ kind: 'fed' });
  take({ kind: 'watch', ask: 1, subject: { about: 'setsByDay', shares: [[squat, 0.5]] } });
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([{ day: '2026-11-21', amount: 0.5 }]);
  take({ kind: 'workouts', workouts: [wholeOf('b', 2000, 3)] });
  await settle();
  expect(told.findLast(({ ask }) => ask === 1)?.known.value).toEqual([{ day: '2026-11-21', amount: 1 }]);
});

test('what was noted in earlier workouts is remembered, also by a workout without a completed set', async () => {
  const { take, told, settle } = openDesk();
  const memory = () => told.findLast(({ ask }) => ask === 1)?.known.value as TrainingResults['memory'] | undefined;
  const exercise = { keys: [squat], cue: 'Brace' };
  take({ kind: 'watch', ask: 1, subject: { about: 'memory', exercise, current: { workout: 'b', startedAt: 2000 } } });
  const noted = new Map([
    ...wholeOf('a', 1000, 5).fields,
    ['exercises/x/nextTime', field('Wider stance')] as const,
    ['sets/s/result', field({ kind: 'working', completedAt: null }, 2)] as const,
    ['sets/s/remark', field('Left knee')] as const,
  ]);
  take({ kind: 'workouts', workouts: [{ id: 'a', fields: noted, isWhole: true }] });
  take({ kind: 'fed' });
  await settle();
  const place = { day: '2026-11-21', workout: 'workouts/a', exercise: 'x' };
  expect(memory()).toEqual({
    cue: 'Brace',
    nextTime: [{ text: 'Wider stance', step: 'show', ...place }],
    lastRemark: { text: 'Left knee', set: 's', ...place },
  });
  take({ kind: 'workouts', workouts: [wholeOf('b', 2000, 8)] });
  await settle();
  expect(memory()?.nextTime.map(({ step }) => step)).toEqual(['ask']);
  take({ kind: 'remove', ids: ['a'] });
  await settle();
  expect(memory()).toEqual({ cue: 'Brace', nextTime: [], lastRemark: null });
});

test('removed and trashed workouts are left out', async () => {
  const { take, known, settle } = openDesk();
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  take({ kind: 'workouts', workouts: [wholeOf('a', 1000, 8), wholeOf('b', 2000, 3)] });
  take({ kind: 'fed' });
  await settle();
  take({ kind: 'remove', ids: ['a'] });
  const { fields } = wholeOf('b', 2000, 3);
  take({
    kind: 'workouts',
    workouts: [{ id: 'b', isWhole: true, fields: new Map([...fields, ['trashedAt', field(3000, 9)]]) }],
  });
  await settle();
  expect(sessionsIn(known())).toEqual([]);
});

test('an unreadable page does not affect the others', async () => {
  const { take, known, settle } = openDesk();
  take({ kind: 'watch', ask: 1, subject: { about: 'sessions', exercises: [squat] } });
  take({ kind: 'workouts', workouts: [headOf('a', 1000), headOf('b', 2000)] });
  take({ kind: 'page', chunk: { bytes: new Uint8Array([1, 2, 3]) }, places: [['a', 0, 3]] });
  take(await pageOf([['b', 4]]));
  take({ kind: 'fed' });
  await settle();
  expect(sessionsIn(known())).toEqual([['b', [4]]]);
});

function openDesk() {
  const told: MessageFromWorker[] = [];
  let time = 0;
  let asked = 100;
  let pausing = 0;
  const desk = new TrainingWorker({
    post: (message) => told.push(structuredClone(message)),
    pause: () => {
      pausing += 1;
      return new Promise<void>((resolve) => setTimeout(resolve, 0)).finally(() => {
        pausing -= 1;
      });
    },
    clock: () => (time += 1),
  });
  return {
    told,
    take: (message: MessageToWorker) => desk.take(structuredClone(message)),
    known: () => told.findLast(({ ask }) => ask === 1)?.known,
    /** Resolves when all data sent so far has been read and its watchers have been notified. */
    settle: async () => {
      const last = ++asked;
      desk.take({ kind: 'watch', ask: last, subject: { about: 'sessions', exercises: [] } });
      await vi.waitFor(() => {
        expect(told.some(({ ask, known }) => ask === last && known.isWhole)).toBe(true);
        expect(pausing).toBe(0);
      });
      desk.take({ kind: 'cancel', ask: last });
    },
  };
}

function sessionsIn(known: MessageFromWorker['known'] | undefined): unknown {
  const sessions = known?.value as TrainingResults['sessions'] | undefined;
  return sessions?.map(({ workout, sets }) => [workout, sets.map(({ reps }) => reps)]);
}

function headOf(id: string, startedAt: number): IdAndFields {
  const fields = new Map([
    ['day', field('2026-11-21')],
    ['startedAt', field(startedAt)],
  ]);
  return { id, fields, isWhole: false };
}

function wholeOf(id: string, startedAt: number, reps: number): IdAndFields {
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

function resultOf(reps: number) {
  return { kind: 'working', reps, completedAt: 1500 };
}

async function pageOf(workouts: readonly (readonly [id: string, reps: number])[]): Promise<MessageToWorker> {
  const rests = workouts.map(([, reps]) => encodeContent({ fields: detailsOf(reps), body: null }));
  const places: ChunkLocation[] = [];
  let offset = 0;
  for (const [at, rest] of rests.entries()) {
    places.push([workouts[at]?.[0] ?? '', offset, rest.length]);
    offset += rest.length;
  }
  const plain = new Uint8Array(await new Blob(rests as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { kind: 'page', chunk: { bytes: plain, sum: crc32c(plain) }, places };
}

function field(value: Field['value'], at = 1): Field {
  return { value, stamp: printStamp({ ms: at, counter: 0, replica: '00000000' as ReplicaId }) };
}
