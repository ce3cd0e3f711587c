import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { completeSet, moveExercise, removeExercise, skipExercise, swapExercise, type Undo } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

const three = leavesOf({
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/y/exercise': 'exercises/bench-press',
  'exercises/y/order': 'a1',
  'exercises/z/exercise': 'exercises/dip',
  'exercises/z/order': 'a2',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/result': { kind: 'working', load: { si: 100 }, reps: 5, completedAt: 1 },
  'sets/b/place': { exercise: 'x', order: 'a1' },
  'sets/b/target': { kind: 'working', load: { si: 100 }, reps: { min: 5 }, rir: 0 },
  'sets/c/place': { exercise: 'y', order: 'a0' },
  'sets/c/target': { load: { si: 60 }, reps: { min: 8 } },
});
const exercisesOf = (leaves: typeof three) => workoutExercises(leaves).exercises;
const shape = (leaves: typeof three) =>
  exercisesOf(leaves).map(({ exercise, sets }) => [exercise.exercise, sets.map(({ id }) => id)]);

test('moving an exercise writes only its own order', () => {
  const moved = changed(three, (draft) => moveExercise(draft, exercisesOf(three), 'z', 0));
  expect(exercisesOf(moved).map(({ id }) => id)).toEqual(['z', 'x', 'y']);
  expect([...moved].filter(([path, leaf]) => three.get(path) !== leaf).map(([path]) => path)).toEqual([
    'exercises/z/order',
  ]);
  const last = changed(moved, (draft) => moveExercise(draft, exercisesOf(moved), 'z', 2));
  expect(exercisesOf(last).map(({ id }) => id)).toEqual(['x', 'y', 'z']);
});

test('undo restores a removed exercise with its sets', () => {
  const undo: Undo[] = [];
  const removed = changed(three, (draft) => undo.push(removeExercise(draft, 'x', 5)));
  expect(exercisesOf(removed).map(({ id }) => id)).toEqual(['y', 'z']);
  expect(shape(changed(removed, (draft) => undo[0]?.(draft)))).toEqual(shape(three));
});

test('a skipped exercise keeps its place', () => {
  const skipped = changed(three, (draft) => skipExercise(draft, 'y', true));
  expect(exercisesOf(skipped).map(({ exercise }) => exercise.skipped ?? false)).toEqual([false, true, false]);
  const again = changed(skipped, (draft) => skipExercise(draft, 'y', false));
  expect(exercisesOf(again)[1]?.exercise.skipped).toBeUndefined();
});

test('an exercise without completed sets is swapped in place, without its planned load', () => {
  const undo: Undo[] = [];
  const to = { id: 'y', to: 'exercises/push-up', ids: { exercise: 'n', set: 's' } };
  const swapped = changed(three, (draft) => undo.push(swapExercise(draft, exercisesOf(three), to)));
  expect(exercisesOf(swapped)[1]).toMatchObject({
    id: 'y',
    exercise: { exercise: 'exercises/push-up', swappedFrom: 'exercises/bench-press' },
    sets: [{ id: 'c', set: { target: { reps: { min: 8 } } } }],
  });
  expect(exercisesOf(swapped)[1]?.sets[0]?.set.target).not.toHaveProperty('load');
  expect(exercisesOf(changed(swapped, (draft) => undo[0]?.(draft)))).toEqual(exercisesOf(three));
});

test('completed sets stay with the exercise when it is swapped', () => {
  const undo: Undo[] = [];
  const to = { id: 'x', to: 'exercises/leg-press', ids: { exercise: 'n', set: 's' } };
  const swapped = changed(three, (draft) => undo.push(swapExercise(draft, exercisesOf(three), to)));
  expect(shape(swapped)).toEqual([
    ['exercises/back-squat', ['a']],
    ['exercises/leg-press', ['b']],
    ['exercises/bench-press', ['c']],
    ['exercises/dip', []],
  ]);
  expect(exercisesOf(swapped)[1]?.sets[0]?.set.target).toEqual({ kind: 'working', reps: { min: 5 }, rir: 0 });
  expect(exercisesOf(changed(swapped, (draft) => undo[0]?.(draft)))).toEqual(exercisesOf(three));
});

test('swapping an exercise whose sets are all completed adds the new one after it, with one set', () => {
  const allDone = changed(three, (draft) => {
    delete draft.sets.b;
  });
  const to = { id: 'x', to: 'exercises/leg-press', ids: { exercise: 'n', set: 's' } };
  const swapped = changed(allDone, (draft) => void swapExercise(draft, exercisesOf(allDone), to));
  expect(shape(swapped).slice(0, 2)).toEqual([
    ['exercises/back-squat', ['a']],
    ['exercises/leg-press', ['s']],
  ]);
});

test('undoing a swap keeps later changes: a remark and an added set', () => {
  const undo: Undo[] = [];
  const to = { id: 'x', to: 'exercises/leg-press', ids: { exercise: 'n', set: 's' } };
  const swapped = changed(three, (draft) => undo.push(swapExercise(draft, exercisesOf(three), to)));
  const since = changed(swapped, (draft) => {
    (draft.exercises.x as { remark?: string }).remark = 'left knee';
    (draft.sets.a as { remark?: string }).remark = 'slow';
    draft.sets.more = { place: { exercise: 'n', order: 'a5' } };
  });
  const undone = changed(since, (draft) => undo[0]?.(draft));
  expect(workoutExercises(undone).unplacedSets).toEqual([]);
  expect(shape(undone)[0]).toEqual(['exercises/back-squat', ['a', 'b', 'more']]);
  expect(undone.get('exercises/x/remark')?.value).toBe('left knee');
  expect(undone.get('sets/a/remark')?.value).toBe('slow');
});

test.each(['x', 'y'])(
  'a swap of %s is not undone after a set was completed, because the set would change its exercise',
  (id) => {
    const undo: Undo[] = [];
    const to = { id, to: 'exercises/leg-press', ids: { exercise: 'n', set: 's' } };
    const swapped = changed(three, (draft) => undo.push(swapExercise(draft, exercisesOf(three), to)));
    const done = changed(swapped, (draft) => completeSet(draft, id === 'x' ? 'b' : 'c', 9, { reps: 8 }));
    expect(changed(done, (draft) => undo[0]?.(draft))).toEqual(done);
  },
);

test('swapping an exercise back clears what it was swapped from', () => {
  const ids = { exercise: 'n', set: 's' };
  const there = changed(three, (draft) => {
    swapExercise(draft, exercisesOf(three), { id: 'y', to: 'exercises/push-up', ids });
  });
  const back = changed(there, (draft) => {
    swapExercise(draft, exercisesOf(there), { id: 'y', to: 'exercises/bench-press', ids });
  });
  expect(exercisesOf(back)[1]?.exercise).toEqual({ exercise: 'exercises/bench-press', order: 'a1' });
});

test('a removed exercise that reappears does not hide the one it is swapped for', () => {
  const removed = changed(three, (draft) => void removeExercise(draft, 'x', 5));
  // Meanwhile another device completed a set of the removed exercise.
  const leaf = { value: { kind: 'working', reps: 5, completedAt: 9 }, stamp: '9999' };
  const back = new Map([...removed, ['sets/a/result', leaf] as const]);
  const to = { id: 'x', to: 'exercises/leg-press', ids: { exercise: 'n', set: 's' } };
  const swapped = changed(back, (draft) => void swapExercise(draft, exercisesOf(back), to));
  expect(shape(swapped).slice(0, 2)).toEqual([
    ['exercises/back-squat', ['a']],
    ['exercises/leg-press', ['b']],
  ]);
});
