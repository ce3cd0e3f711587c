import { expect, test } from 'vitest';
import { workoutExercises } from '#domain/exercise/index.ts';
import { keepEqual, keepEqualExercises } from './stable-by-key.ts';

const leavesOf = (repsOfA: number) =>
  new Map(
    Object.entries({
      'exercises/x/exercise': 'exercises/dip',
      'exercises/x/order': 'a0',
      'exercises/y/exercise': 'exercises/back-squat',
      'exercises/y/order': 'a1',
      'sets/a/place': { exercise: 'x', order: 'a0' },
      'sets/a/result': { kind: 'working', reps: repsOfA },
      'sets/b/place': { exercise: 'x', order: 'a1' },
      'sets/c/place': { exercise: 'y', order: 'a0' },
    }).map(([path, value]) => [path, { value, stamp: '1' }] as const),
  );

test('when one set changes, all other objects keep their identity', () => {
  const before = workoutExercises(leavesOf(5));
  const after = keepEqualExercises(before, workoutExercises(leavesOf(6)));
  expect(after.exercises[1]).toBe(before.exercises[1]);
  expect(after.exercises[0]).not.toBe(before.exercises[0]);
  expect(after.exercises[0]?.exercise).toBe(before.exercises[0]?.exercise);
  expect(after.exercises[0]?.sets[1]).toBe(before.exercises[0]?.sets[1]);
  expect(after.exercises[0]?.sets[0]?.set.result?.reps).toBe(6);
});

test('a workout read again keeps its identity', () => {
  const before = workoutExercises(leavesOf(5));
  expect(keepEqualExercises(before, workoutExercises(leavesOf(5))).exercises).toBe(before.exercises);
  expect(keepEqualExercises(null, before)).toBe(before);
});

test('an equal value is reused, and a different one is not', () => {
  const before = { load: 0 };
  expect(keepEqual(before, { load: 0 })).toBe(before);
  expect(keepEqual<object>(before, { load: null })).toEqual({ load: null });
});
