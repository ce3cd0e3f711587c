import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { completeSet, type Intervals, intervalsAfter, intervalsAt, isByClock } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

/** A walk of 5 minutes, then two rounds of 60 s running and 90 s walking, then a set by repetitions. */
const leaves = leavesOf({
  'exercises/w/order': 'a0',
  'exercises/w/restSeconds': 0,
  'exercises/r/order': 'a1',
  'exercises/r/restSeconds': 0,
  'exercises/r/superset': 's',
  'exercises/v/order': 'a2',
  'exercises/v/restSeconds': 0,
  'exercises/v/superset': 's',
  'exercises/p/order': 'a3',
  'sets/w1/place': { exercise: 'w', order: 'a0' },
  'sets/w1/target': { kind: 'warmUp', seconds: 300 },
  'sets/r1/place': { exercise: 'r', order: 'a0' },
  'sets/r1/target': { kind: 'working', seconds: 60 },
  'sets/r2/place': { exercise: 'r', order: 'a1' },
  'sets/r2/target': { kind: 'working', seconds: 60 },
  'sets/v1/place': { exercise: 'v', order: 'a0' },
  'sets/v1/target': { kind: 'working', seconds: 90 },
  'sets/v2/place': { exercise: 'v', order: 'a1' },
  'sets/v2/target': { kind: 'working', seconds: 90 },
  'sets/p1/place': { exercise: 'p', order: 'a0' },
  'sets/p1/target': { kind: 'working', reps: { min: 5, max: 5 } },
});

const exercisesOf = (of = leaves) => workoutExercises(of).exercises;
const began = 1_000_000;
const run: Intervals = { set: 'w1', startedAt: began, pausedAt: null };
const at = (seconds: number, intervals = run, of = leaves) =>
  intervalsAt(exercisesOf(of), intervals, began + seconds * 1000);

test('the pending sets with a target in seconds follow each other, up to one without', () => {
  expect(intervalsAfter(exercisesOf(), null).map(({ id }) => id)).toEqual(['w1', 'r1', 'v1', 'r2', 'v2']);
  const done = changed(leaves, (draft) => {
    for (const id of ['w1', 'r1']) completeSet(draft, id, began);
  });
  expect(intervalsAfter(exercisesOf(done), 'r1').map(({ id }) => id)).toEqual(['v1', 'r2', 'v2']);
  const all = changed(leaves, (draft) => {
    for (const id of ['w1', 'r1', 'v1', 'r2', 'v2']) completeSet(draft, id, began);
  });
  expect(intervalsAfter(exercisesOf(all), 'v2')).toEqual([]);
});

test('sets with a rest after them are no intervals', () => {
  const rested = changed(leaves, (draft) => {
    for (const exercise of Object.values(draft.exercises)) exercise.restSeconds = undefined;
  });
  expect(intervalsAfter(exercisesOf(rested), null)).toEqual([]);
});

test('an interval goes on until its target has passed, and the next begins then', () => {
  expect(at(299)).toEqual({
    ended: [],
    current: { id: 'w1', seconds: 300, startedAt: began, leftMs: 1_000 },
    next: { id: 'r1', seconds: 60 },
  });
  expect(at(300)).toEqual({
    ended: [{ id: 'w1', seconds: 300, at: began + 300_000 }],
    current: { id: 'r1', seconds: 60, startedAt: began + 300_000, leftMs: 60_000 },
    next: { id: 'v1', seconds: 90 },
  });
});

test('what ended while nobody looked ended at its time', () => {
  expect(at(470).ended.map(({ id, at: end }) => [id, (end - began) / 1000])).toEqual([
    ['w1', 300],
    ['r1', 360],
    ['v1', 450],
  ]);
  expect(at(470)).toMatchObject({ current: { id: 'r2', leftMs: 40_000 }, next: { id: 'v2' } });
  expect(at(9_999)).toMatchObject({ current: null, next: null });
  expect(at(9_999).ended).toHaveLength(5);
});

test('a pause stops the clock', () => {
  expect(at(9_999, { ...run, pausedAt: began + 100_000 })).toMatchObject({
    ended: [],
    current: { id: 'w1', leftMs: 200_000 },
  });
});

test('after a set that was completed by hand, the next begins at once', () => {
  const done = changed(leaves, (draft) => completeSet(draft, 'w1', began + 120_000));
  expect(at(130, run, done)).toMatchObject({ ended: [], current: { id: 'r1', leftMs: 50_000 }, next: { id: 'v1' } });
});

test('a set that was removed ends the intervals', () => {
  const gone = changed(leaves, (draft) => {
    delete draft.sets.w1;
  });
  expect(at(10, run, gone)).toEqual({ ended: [], current: null, next: null });
});

test('a workout is by the clock if every set that is not skipped is', () => {
  expect(isByClock(exercisesOf())).toBe(false);
  const skipped = changed(leaves, (draft) => {
    const press = draft.exercises.p;
    if (press !== undefined) press.skipped = true;
  });
  expect(isByClock(exercisesOf(skipped))).toBe(true);
  expect(isByClock([])).toBe(false);
  const skippedLater = changed(skipped, (draft) => completeSet(draft, 'p1', began));
  expect(isByClock(exercisesOf(skippedLater))).toBe(false);
  const loaded = changed(skipped, (draft) => {
    const walk = draft.sets.w1;
    if (walk !== undefined) walk.target = { kind: 'working', seconds: 300, load: { si: 32 } };
  });
  expect(isByClock(exercisesOf(loaded))).toBe(false);
});
