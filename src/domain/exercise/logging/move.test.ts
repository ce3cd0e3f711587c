import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type WorkoutExercise, workoutExercises } from '../workout-exercises.ts';
import { addDropSet, moveExercise, moveSet, swapExercise } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

/** Few values, so that duplicates are common, as when two devices add entries while offline. */
const orders = fc.array(fc.constantFrom('a0', 'a1', 'a2', 'a3'), { minLength: 1, maxLength: 6 });

const exercisesOf = (leaves: ReturnType<typeof leavesOf>) => workoutExercises(leaves).exercises;
const ids = (placed: readonly { readonly id: string }[]) => placed.map(({ id }) => id);

function moved(before: readonly string[], id: string, to: number): readonly string[] {
  return before.filter((each) => each !== id).toSpliced(to, 0, id);
}

test('an exercise moves to the requested place, even among exercises with equal order', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.nat(), (given, which, where) => {
      const leaves = leavesOf(
        Object.fromEntries(
          given.flatMap((order, at) => [
            [`exercises/x${at}/exercise`, 'exercises/dip'],
            [`exercises/x${at}/order`, order],
          ]),
        ),
      );
      const before = exercisesOf(leaves);
      const id = before[which % before.length]?.id ?? '';
      const to = where % before.length;
      const after = exercisesOf(changed(leaves, (draft) => moveExercise(draft, before, id, to)));
      expect(ids(after)).toEqual(moved(ids(before), id, to));
    }),
  );
});

test('a set moves to the requested place, even among sets with equal order', () => {
  fc.assert(
    fc.property(orders, fc.nat(), fc.constantFrom(-1, 1), (given, which, by) => {
      const leaves = leavesOf({
        'exercises/x/exercise': 'exercises/dip',
        ...Object.fromEntries(given.map((order, at) => [`sets/s${at}/place`, { exercise: 'x', order }])),
      });
      const setsIn = (all: readonly WorkoutExercise[]) => all[0]?.sets ?? [];
      const before = setsIn(exercisesOf(leaves));
      const at = which % before.length;
      const to = Math.min(Math.max(0, at + by), before.length - 1);
      const id = before[at]?.id ?? '';
      const after = setsIn(exercisesOf(changed(leaves, (draft) => moveSet(draft, before, id, by))));
      expect(ids(after)).toEqual(moved(ids(before), id, to));
    }),
  );
});

test('a drop set is inserted directly after its set, even if others have the same order', () => {
  const leaves = leavesOf({
    'exercises/x/exercise': 'exercises/dip',
    ...Object.fromEntries(['a', 'b', 'c'].map((id) => [`sets/${id}/place`, { exercise: 'x', order: 'a1' }])),
    'sets/z/place': { exercise: 'x', order: 'a2' },
  });
  const sets = exercisesOf(leaves)[0]?.sets ?? [];
  const [first] = sets;
  if (first === undefined) throw new Error('expected the exercise to have sets');
  const after = changed(leaves, (draft) => addDropSet(draft, first, { id: 'drop', sets, load: undefined }));
  expect(ids(exercisesOf(after)[0]?.sets ?? [])).toEqual(['a', 'drop', 'b', 'c', 'z']);
});

test('the replacement of a swapped exercise is inserted directly after it, even if others have the same order', () => {
  const leaves = leavesOf({
    ...Object.fromEntries(
      ['a', 'b', 'c'].flatMap((id) => [
        [`exercises/${id}/exercise`, 'exercises/dip'],
        [`exercises/${id}/order`, 'a1'],
      ]),
    ),
    'sets/s/place': { exercise: 'a', order: 'a0' },
    'sets/s/result': { kind: 'working', completedAt: 1 },
  });
  const before = exercisesOf(leaves);
  const to = { id: 'a', to: 'exercises/push-up', ids: { exercise: 'n', set: 't' } };
  const after = changed(leaves, (draft) => void swapExercise(draft, before, to));
  expect(ids(exercisesOf(after))).toEqual(['a', 'n', 'b', 'c']);
});
