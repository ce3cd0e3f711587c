import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { setsNotDone } from './not-done.ts';
import { leavesOf } from './testing/changed.ts';

/** A workout with the sets of exercises a, b, … in order: true for a set that was done. */
function notDoneIn(sets: readonly (readonly boolean[])[], more: Readonly<Record<string, unknown>> = {}) {
  const leaves: Record<string, unknown> = {};
  for (const [at, ofExercise] of sets.entries()) {
    const id = String.fromCharCode(97 + at);
    leaves[`exercises/${id}/exercise`] = `exercises/${id}`;
    leaves[`exercises/${id}/order`] = `a${at}`;
    for (const [nth, isDone] of ofExercise.entries()) {
      leaves[`sets/${id}${nth}/place`] = { exercise: id, order: `a${nth}` };
      if (isDone) leaves[`sets/${id}${nth}/result`] = { kind: 'working', completedAt: 0 };
    }
  }
  return setsNotDone(workoutExercises(leavesOf({ ...leaves, ...more })).exercises).map(({ exercise, open, all }) => [
    exercise,
    open,
    all,
  ]);
}

test('the sets that were not done are counted by exercise', () => {
  expect(notDoneIn([[true, true], [true, false, true, false], [false]])).toEqual([
    ['exercises/b', 2, 4],
    ['exercises/c', 1, 1],
  ]);
  expect(notDoneIn([[true]])).toEqual([]);
  expect(notDoneIn([])).toEqual([]);
});

test('an exercise that occurs twice is named once, with the sets of both', () => {
  const walk = { 'exercises/a/exercise': 'exercises/walking', 'exercises/c/exercise': 'exercises/walking' };
  expect(notDoneIn([[true], [false, false], [false, false]], walk)).toEqual([
    ['exercises/walking', 2, 3],
    ['exercises/b', 2, 2],
  ]);
});

test('an exercise that was skipped is not named', () => {
  expect(notDoneIn([[false, false], [false]], { 'exercises/a/skipped': true })).toEqual([['exercises/b', 1, 1]]);
});

test('both sides of a set are one', () => {
  const sides = {
    'sets/a1/result': { kind: 'working', side: 'left' },
    'sets/a2/result': { kind: 'working', side: 'right' },
  };
  expect(notDoneIn([[true, false, false, false]], sides)).toEqual([['exercises/a', 2, 3]]);
});
