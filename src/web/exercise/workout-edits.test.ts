import { expect, test } from 'vitest';
import type { Workout } from '#domain/exercise/index.ts';
import { workout, workoutExercises } from '#domain/exercise/index.ts';
import { changedLeaves, type Leaves, readRecord } from '#domain/kernel/index.ts';
import { addExercise, addSet, changeResult, completeSet, isDone, removeSet } from './workout-edits.ts';

const empty: Leaves = new Map();

/** What a draft makes of the leaves, as the document would store it. */
function changed(leaves: Leaves, change: (draft: Workout) => void): Leaves {
  const before = readRecord(workout, leaves).value;
  const after = readRecord(workout, leaves).value;
  change(after);
  const changes = changedLeaves(workout, before, after, leaves);
  if (!changes.ok) throw new Error(`${changes.error.code} ${changes.error.path}`);
  const stamp = String(leaves.size).padStart(4, '0');
  return new Map([...leaves, ...changes.value.map(({ path, value }) => [path, { value, stamp }] as const)]);
}

const withSquat = () =>
  changed(empty, (draft) => addExercise(draft, { exercise: 'x', set: 's1' }, 'exercises/back-squat'));
const setsOf = (leaves: Leaves) => workoutExercises(leaves).exercises.flatMap(({ sets }) => sets);
const squatOf = (leaves: Leaves) => workoutExercises(leaves).exercises[0] ?? { id: '', sets: [] };

test('an exercise comes after the others and brings one set', () => {
  const leaves = changed(withSquat(), (draft) =>
    addExercise(draft, { exercise: 'a', set: 's2' }, 'exercises/bench-press'),
  );
  expect(workoutExercises(leaves).exercises.map(({ exercise }) => exercise.exercise)).toEqual([
    'exercises/back-squat',
    'exercises/bench-press',
  ]);
  expect(setsOf(leaves).map(({ id }) => id)).toEqual(['s1', 's2']);
});

test('a new set has the load and the repetitions of the one before, and is not done', () => {
  const done = changed(withSquat(), (draft) => {
    changeResult(draft, 's1', { load: { si: 80, typed: '80', unit: 'kg' }, reps: 8, rir: 0 });
    completeSet(draft, 's1', 5);
  });
  const leaves = changed(done, (draft) => addSet(draft, squatOf(done), 's2'));
  expect(setsOf(leaves).map(({ id }) => id)).toEqual(['s1', 's2']);
  expect(setsOf(leaves).map(isDone)).toEqual([true, false]);
  expect(setsOf(leaves)[1]?.set.result).toEqual({
    kind: 'working',
    load: { si: 80, typed: '80', unit: 'kg' },
    reps: 8,
    completedAt: null,
  });
});

test('zero is a value: no load, no repetition, done at the first instant', () => {
  const leaves = changed(withSquat(), (draft) => {
    changeResult(draft, 's1', { load: { si: 0 }, reps: 0 });
    completeSet(draft, 's1', 0);
  });
  const [set] = setsOf(leaves);
  expect(set?.set.result).toEqual({ kind: 'working', load: { si: 0 }, reps: 0, completedAt: 0 });
  expect(set && isDone(set)).toBe(true);
});

test('an emptied field is not part of the result', () => {
  const leaves = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 5, seconds: 3 }));
  const emptied = changed(leaves, (draft) => changeResult(draft, 's1', { reps: undefined }));
  expect(setsOf(emptied)[0]?.set.result).toEqual({ kind: 'working', seconds: 3 });
});

test('a removed set is gone, and comes back as it was', () => {
  const before = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 5 }));
  const undo: ((draft: Workout) => void)[] = [];
  const removed = changed(before, (draft) => undo.push(removeSet(draft, 's1')));
  expect(setsOf(removed)).toEqual([]);
  const back = changed(removed, (draft) => undo[0]?.(draft));
  expect(setsOf(back)).toEqual(setsOf(before));
});
