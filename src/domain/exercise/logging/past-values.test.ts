import { expect, test } from 'vitest';
import { hasPlace, pastValue, standsNow, takeBack, valuesReplacedSince } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const done = (load: number, reps: number) => ({ kind: 'working', load: { si: load }, reps, completedAt: 5 });

const now = leavesOf({
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/x/remark': 'To a box',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/result': done(80, 8),
  'sets/b/place': { exercise: 'x', order: 'a1' },
  title: 'Legs',
});

/** Returns the current value of a leaf, null if it is cleared. */
const at = (leaves: typeof now, path: string) => leaves.get(path)?.value ?? null;

test('of replaced values, only those that a person enters are shown', () => {
  expect(pastValue('sets/a/result', done(70, 5))).toMatchObject({ of: 'result', set: 'a', value: { reps: 5 } });
  expect(pastValue('exercises/x/restSeconds', 0)).toMatchObject({ of: 'restSeconds', exercise: 'x', value: 0 });
  expect(pastValue('exercises/x/nextTime', 'Wider')).toMatchObject({ of: 'nextTime', exercise: 'x', value: 'Wider' });
  expect(pastValue('effort', 0)).toMatchObject({ of: 'effort', value: 0 });
  for (const [path, value] of [
    ['sets/a/result', null],
    ['sets/a/result', { reps: 'many' }],
    ['sets/a/place', { exercise: 'x', order: 'a3' }],
    ['editedAt', 5],
    ['sets/a~/result', done(70, 5)],
  ] as const) {
    expect(pastValue(path, value), path).toBeNull();
  }
});

test('a version lists the values that it had and that have changed since, and nothing added later', () => {
  const record = {
    title: 'Legs',
    remark: 'Slept badly',
    exercises: { x: { exercise: 'exercises/back-squat', order: 'a5', remark: 'To a bench' } },
    sets: {
      a: { place: { exercise: 'x', order: 'a0' }, result: { ...done(80, 8), completedAt: 4 } },
      c: { place: { exercise: 'x', order: 'a2' }, result: done(60, 5) },
    },
  };
  expect(valuesReplacedSince(record, now).map(({ path, value }) => [path, value])).toEqual([
    ['remark', 'Slept badly'],
    ['exercises/x/remark', 'To a bench'],
    ['sets/c/result', done(60, 5)],
  ]);
  expect(valuesReplacedSince({ sets: 'nonsense', title: 5 }, now)).toEqual([]);
});

test('a set that is no longer completed differs from its past value', () => {
  const past = pastValue('sets/a/result', { ...done(80, 8), completedAt: null });
  expect(past && standsNow(past, now)).toBe(false);
});

test('restoring a value writes it completely and nothing else', () => {
  const past = pastValue('sets/a/result', { kind: 'warmUp', reps: 3, completedAt: null });
  if (past === null) throw new Error('expected a readable value');
  let undo: ReturnType<typeof takeBack> | null = null;
  const after = changed(now, (draft) => {
    undo = takeBack(draft, past);
  });
  expect([...after].filter(([path, { value }]) => at(now, path) !== value)).toEqual([
    ['sets/a/result', expect.objectContaining({ value: past.value })],
  ]);
  expect(standsNow(past, after)).toBe(true);
  const undone = changed(after, (draft) => undo?.(draft));
  expect(at(undone, 'sets/a/result')).toEqual(done(80, 8));
  const editedSince = changed(after, (draft) => {
    if (draft.sets.a?.result !== undefined) draft.sets.a.result.reps = 9;
  });
  expect(
    at(
      changed(editedSince, (draft) => undo?.(draft)),
      'sets/a/result',
    ),
  ).toMatchObject({ reps: 9 });
});

test('a removed set can be restored only if its position is known', () => {
  const removed = changed(now, (draft) => {
    delete draft.sets.a;
  });
  const homeless = pastValue('sets/a/result', done(70, 5));
  expect(homeless && hasPlace(homeless, removed)).toBe(false);
  expect(homeless && hasPlace(homeless, now)).toBe(true);
  const record = { sets: { a: { place: { exercise: 'x', order: 'a0' }, result: done(70, 5) } } };
  const [past] = valuesReplacedSince(record, removed);
  if (past === undefined) throw new Error('expected a replaced value');
  expect(hasPlace(past, removed)).toBe(true);
  let undo: ReturnType<typeof takeBack> | null = null;
  const after = changed(removed, (draft) => {
    undo = takeBack(draft, past);
  });
  expect(at(after, 'sets/a/place')).toEqual({ exercise: 'x', order: 'a0' });
  expect(at(after, 'sets/a/result')).toEqual(done(70, 5));
  const undone = changed(after, (draft) => undo?.(draft));
  expect([at(undone, 'sets/a/place'), at(undone, 'sets/a/result')]).toEqual([null, null]);
});
