import { expect, test } from 'vitest';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import type { WorkoutSet } from '../workout-exercises.ts';
import { workoutExercises } from '../workout-exercises.ts';
import { addExercise, completeSet, lastTimeBefore, pairWithLast, takeLastTime, type Undo } from './index.ts';
import { changed } from './testing/changed.ts';

const session = (workout: string, startedAt: number): ExerciseSession => ({
  workout,
  startedAt,
  day: '2026-11-21',
  bodyWeight: null,
  sets: [],
});

test('last time is the latest session before the workout, never the workout itself', () => {
  const sessions = [session('c', 30), session('a', 10), session('b', 20)];
  expect(lastTimeBefore(sessions, { workout: 'c', startedAt: 30 })?.workout).toBe('b');
  expect(lastTimeBefore(sessions, { workout: 'a', startedAt: 10 })).toBeNull();
  expect(lastTimeBefore(sessions, { workout: 'new', startedAt: 99 })?.workout).toBe('c');
});

test('of two workouts with the same start, exactly one is before the other', () => {
  const twins = [session('a', 10), session('b', 10)];
  expect(lastTimeBefore(twins, { workout: 'b', startedAt: 10 })?.workout).toBe('a');
  expect(lastTimeBefore(twins, { workout: 'a', startedAt: 10 })).toBeNull();
});

const today = (id: string, kind?: string): WorkoutSet => ({ id, set: kind === undefined ? {} : { target: { kind } } });
const then = (id: string, kind: string): DoneSet => ({
  id,
  kind,
  load: 0,
  reps: 0,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
  occurrence: null,
  side: null,
  completedAt: 0,
});

test('sets are matched by kind, so that an additional warm-up shifts nothing', () => {
  const paired = pairWithLast(
    [today('w1', 'warmUp'), today('w2', 'warmUp'), today('a'), today('d', 'drop'), today('b', 'amrap'), today('c')],
    [then('W', 'warmUp'), then('A', 'working'), then('B', 'failure'), then('D', 'drop')],
  );
  expect([...paired].map(([id, set]) => [id, set.id])).toEqual([
    ['w1', 'W'],
    ['a', 'A'],
    ['d', 'D'],
    ['b', 'B'],
  ]);
});

test('all sets of last time are copied, with sets added as needed, and undo removes them unless completed', () => {
  const squatOf = (leaves: Parameters<typeof workoutExercises>[0]) => {
    const [squat] = workoutExercises(leaves).exercises;
    if (squat === undefined) throw new Error('expected a squat');
    return squat;
  };
  const one = changed(new Map(), (draft) => addExercise(draft, { exercise: 'x', set: 's' }, 'exercises/back-squat'));
  const last = [then('W', 'warmUp'), { ...then('A', 'working'), load: 80, reps: 8, rir: 0 }];
  const undo: Undo[] = [];
  const taken = changed(one, (draft) => undo.push(takeLastTime(draft, squatOf(one), { last, newId: () => 'n' })));
  expect(squatOf(taken).sets.map(({ id, set }) => [id, set.result])).toEqual([
    ['s', { kind: 'warmUp', load: { si: 0 }, reps: 0 }],
    ['n', { kind: 'working', load: { si: 80 }, reps: 8 }],
  ]);
  expect(squatOf(changed(taken, (draft) => undo[0]?.(draft)))).toEqual(squatOf(one));
  const done = changed(taken, (draft) => completeSet(draft, 'n', 9));
  expect(squatOf(changed(done, (draft) => undo[0]?.(draft))).sets.map(({ id, set }) => [id, set.result])).toEqual([
    ['s', undefined],
    ['n', { kind: 'working', load: { si: 80 }, reps: 8, completedAt: 9 }],
  ]);
});

test('copying all sets of last time leaves a set as it is that was completed in the meantime', () => {
  const before = changed(new Map(), (draft) => addExercise(draft, { exercise: 'x', set: 's' }, 'exercises/back-squat'));
  const [squat] = workoutExercises(before).exercises;
  const done = changed(before, (draft) => completeSet(draft, 's', 9, { load: { si: 100 }, reps: 5 }));
  const copied = changed(done, (draft) =>
    takeLastTime(draft, squat ?? { id: 'x', sets: [] }, {
      last: [{ ...then('A', 'working'), load: 80, reps: 8 }],
      newId: () => 'n',
    }),
  );
  expect(copied).toEqual(done);
});
