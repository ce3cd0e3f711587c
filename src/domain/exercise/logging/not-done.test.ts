import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { setsNotDone } from './not-done.ts';
import { leavesOf } from './testing/changed.ts';

/** A workout with the sets of exercises a, b, … in order: true for a set that was done. */
function notDoneIn(sets: readonly (readonly boolean[])[], more: Readonly<Record<string, unknown>> = {}) {
  const leaves: Record<string, unknown> = { ...more };
  for (const [at, ofExercise] of sets.entries()) {
    const id = String.fromCharCode(97 + at);
    leaves[`exercises/${id}/order`] = `a${at}`;
    for (const [nth, isDone] of ofExercise.entries()) {
      leaves[`sets/${id}${nth}/place`] = { exercise: id, order: `a${nth}` };
      if (isDone) leaves[`sets/${id}${nth}/result`] = { kind: 'working', completedAt: 0 };
    }
  }
  return setsNotDone(workoutExercises(leavesOf(leaves)).exercises).map(({ exercise, positions, isAll }) => [
    exercise.id,
    positions,
    isAll,
  ]);
}

test('the sets that were not done are named by exercise and position', () => {
  expect(notDoneIn([[true, true], [true, false, true, false], [false]])).toEqual([
    ['b', [2, 4], false],
    ['c', [1], true],
  ]);
  expect(notDoneIn([[true]])).toEqual([]);
  expect(notDoneIn([])).toEqual([]);
});

test('an exercise that was skipped is not named', () => {
  expect(notDoneIn([[false, false], [false]], { 'exercises/a/skipped': true })).toEqual([['b', [1], true]]);
});

test('both sides of a set are one', () => {
  const sides = {
    'sets/a1/result': { kind: 'working', side: 'left' },
    'sets/a2/result': { kind: 'working', side: 'right' },
  };
  expect(notDoneIn([[true, false, false, false]], sides)).toEqual([['a', [2, 3], false]]);
});
