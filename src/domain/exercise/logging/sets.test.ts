import { expect, test } from 'vitest';
import type { Leaves } from '../../kernel/index.ts';
import { workoutExercises } from '../workout-exercises.ts';
import {
  addDropSet,
  addExercise,
  addSet,
  changeResult,
  changeResults,
  completeSet,
  fillIn,
  isDone,
  moveSet,
  removeSets,
  reopenSet,
  type Undo,
} from './index.ts';
import { changed } from './testing/changed.ts';

const empty: Leaves = new Map();

const withSquat = () =>
  changed(empty, (draft) => addExercise(draft, { exercise: 'x', set: 's1' }, 'exercises/back-squat'));
const setsOf = (leaves: Leaves) => workoutExercises(leaves).exercises.flatMap(({ sets }) => sets);
const squatOf = (leaves: Leaves) => workoutExercises(leaves).exercises[0] ?? { id: '', sets: [] };

test('a new exercise is added last, with one set', () => {
  const leaves = changed(withSquat(), (draft) =>
    addExercise(draft, { exercise: 'a', set: 's2' }, 'exercises/bench-press'),
  );
  expect(workoutExercises(leaves).exercises.map(({ exercise }) => exercise.exercise)).toEqual([
    'exercises/back-squat',
    'exercises/bench-press',
  ]);
  expect(setsOf(leaves).map(({ id }) => id)).toEqual(['s1', 's2']);
});

test('a new set copies load and repetitions of the previous set and is not completed', () => {
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

test('zero is a value: no load, no repetitions, completed at instant 0', () => {
  const leaves = changed(withSquat(), (draft) => {
    changeResult(draft, 's1', { load: { si: 0 }, reps: 0 });
    completeSet(draft, 's1', 0);
  });
  const [set] = setsOf(leaves);
  expect(set?.set.result).toEqual({ kind: 'working', load: { si: 0 }, reps: 0, completedAt: 0 });
  expect(set && isDone(set)).toBe(true);
});

test('a drop set that changes its kind is detached from its set, and undo attaches it again', () => {
  const dropped = changed(withSquat(), (draft) => {
    const [first] = setsOf(withSquat());
    if (first !== undefined) addDropSet(draft, first, { id: 'd', sets: setsOf(withSquat()), load: { si: 60 } });
  });
  expect(setsOf(dropped)[1]?.set.place?.dropOf).toBe('s1');
  const kept = changed(dropped, (draft) => changeResult(draft, 'd', { kind: 'drop', reps: 5 }));
  expect(setsOf(kept)[1]?.set.place?.dropOf).toBe('s1');
  const undo: Undo[] = [];
  const working = changed(dropped, (draft) => undo.push(changeResults(draft, ['d'], { kind: 'working' })));
  expect(setsOf(working)[1]?.set).toMatchObject({ result: { kind: 'working' } });
  expect(setsOf(working)[1]?.set.place?.dropOf ?? null).toBeNull();
  expect(setsOf(changed(working, (draft) => undo[0]?.(draft)))[1]?.set.place?.dropOf).toBe('s1');
});

test('an emptied field is removed from the result', () => {
  const leaves = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 5, seconds: 3 }));
  const emptied = changed(leaves, (draft) => changeResult(draft, 's1', { reps: undefined }));
  expect(setsOf(emptied)[0]?.set.result).toEqual({ kind: 'working', seconds: 3 });
});

test('undo restores a removed set unchanged', () => {
  const before = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 5 }));
  const undo: Undo[] = [];
  const removed = changed(before, (draft) => undo.push(removeSets(draft, ['s1'])));
  expect(setsOf(removed)).toEqual([]);
  const back = changed(removed, (draft) => undo[0]?.(draft));
  expect(setsOf(back)).toEqual(setsOf(before));
});

test('one tap completes a set with its planned values, except those already entered', () => {
  const planned = { kind: 'warmUp', load: { si: 60 }, reps: 8 };
  const written = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 0 }));
  const leaves = changed(written, (draft) => completeSet(draft, 's1', 7, planned));
  expect(setsOf(leaves)[0]?.set.result).toEqual({ kind: 'working', load: { si: 60 }, reps: 0, completedAt: 7 });
  const untouched = changed(withSquat(), (draft) => completeSet(draft, 's1', 7, planned));
  expect(setsOf(untouched)[0]?.set.result).toEqual({ ...planned, completedAt: 7 });
});

test('reopening a set keeps its values', () => {
  const done = changed(withSquat(), (draft) => completeSet(draft, 's1', 7, { reps: 5 }));
  const open = changed(done, (draft) => reopenSet(draft, 's1'));
  expect(setsOf(open).map(isDone)).toEqual([false]);
  expect(setsOf(open)[0]?.set.result).toEqual({ kind: 'working', reps: 5, completedAt: null });
});

test('completing a set writes only its result', () => {
  const before = withSquat();
  const after = changed(before, (draft) => completeSet(draft, 's1', 7, { reps: 5 }));
  expect([...after].filter(([path, leaf]) => before.get(path) !== leaf).map(([path]) => path)).toEqual([
    'sets/s1/result',
  ]);
});

test('moving a set writes only its own place', () => {
  const two = changed(withSquat(), (draft) => addSet(draft, squatOf(withSquat()), 's2'));
  const moved = changed(two, (draft) => moveSet(draft, setsOf(two), 's2', -1));
  expect(setsOf(moved).map(({ id }) => id)).toEqual(['s2', 's1']);
  expect(moved.get('sets/s1/place')).toBe(two.get('sets/s1/place'));
  const atTheTop = changed(moved, (draft) => moveSet(draft, setsOf(moved), 's2', -1));
  expect(atTheTop).toEqual(moved);
});

test('a drop set is inserted directly after its set, and a drop set of a drop set belongs to the first set', () => {
  const two = changed(withSquat(), (draft) => addSet(draft, squatOf(withSquat()), 's2'));
  const [first] = setsOf(two);
  if (first === undefined) throw new Error('expected the squat to have sets');
  const one = changed(two, (draft) => addDropSet(draft, first, { id: 'd1', sets: setsOf(two), load: { si: 80 } }));
  expect(setsOf(one).map(({ id }) => id)).toEqual(['s1', 'd1', 's2']);
  const drop = setsOf(one)[1];
  if (drop === undefined) throw new Error('expected a drop set');
  const both = changed(one, (draft) => addDropSet(draft, drop, { id: 'd2', sets: setsOf(one), load: undefined }));
  expect(setsOf(both).map(({ id, set }) => [id, set.place?.dropOf ?? null])).toEqual([
    ['s1', null],
    ['d1', 's1'],
    ['d2', 's1'],
    ['s2', null],
  ]);
  expect(drop.set.result).toEqual({ kind: 'drop', load: { si: 80 }, completedAt: null });
});

test('a set added after drop sets copies the set that they belong to', () => {
  const done = changed(withSquat(), (draft) => changeResult(draft, 's1', { load: { si: 100 }, reps: 5 }));
  const [set] = setsOf(done);
  if (set === undefined) throw new Error('expected the squat to have a set');
  const dropped = changed(done, (draft) => addDropSet(draft, set, { id: 'd', sets: setsOf(done), load: { si: 80 } }));
  const leaves = changed(dropped, (draft) => addSet(draft, squatOf(dropped), 's2'));
  expect(setsOf(leaves).map(({ id }) => id)).toEqual(['s1', 'd', 's2']);
  expect(setsOf(leaves)[2]?.set.result).toEqual({ kind: 'working', load: { si: 100 }, reps: 5, completedAt: null });
});

test('several sets change at once, each keeping its other values, and undo restores them', () => {
  const two = changed(withSquat(), (draft) => {
    addSet(draft, squatOf(withSquat()), 's2');
    changeResult(draft, 's1', { reps: 5, rir: 0 });
  });
  const undo: Undo[] = [];
  const heavier = changed(two, (draft) => undo.push(changeResults(draft, ['s1', 's2'], { load: { si: 90 } })));
  expect(setsOf(heavier).map(({ set }) => set.result)).toEqual([
    { kind: 'working', reps: 5, rir: 0, load: { si: 90 } },
    { kind: 'working', load: { si: 90 } },
  ]);
  expect(setsOf(changed(heavier, (draft) => undo[0]?.(draft)))).toEqual(setsOf(two));
});

test('undoing a change of several sets keeps one completed since', () => {
  const before = changed(withSquat(), (draft) => addSet(draft, squatOf(withSquat()), 's2'));
  const undo: Undo[] = [];
  const heavier = changed(before, (draft) => undo.push(changeResults(draft, ['s1', 's2'], { load: { si: 90 } })));
  const done = changed(heavier, (draft) => completeSet(draft, 's1', 9, { reps: 5 }));
  const undone = setsOf(changed(done, (draft) => undo[0]?.(draft)));
  expect(undone[0]?.set.result).toEqual({ kind: 'working', load: { si: 90 }, reps: 5, completedAt: 9 });
  expect(undone[1]?.set.result).toBeUndefined();
});

test.each([
  ['left', 'right'],
  ['right', 'left'],
  ['both', 'both'],
])('a set added after one of the side %s is for %s, without an effort', (side, next) => {
  const before = changed(withSquat(), (draft) => changeResult(draft, 's1', { reps: 5, side, rpe: 8 }));
  const leaves = changed(before, (draft) => addSet(draft, squatOf(before), 's2'));
  expect(setsOf(leaves)[1]?.set.result).toEqual({ kind: 'working', reps: 5, side: next, completedAt: null });
});

test('a planned warm-up stays a warm-up when it is completed', () => {
  const planned = changed(withSquat(), (draft) => {
    draft.sets.s1 = { ...draft.sets.s1, target: { kind: 'warmUp' } };
  });
  const leaves = changed(planned, (draft) => completeSet(draft, 's1', 7));
  expect(setsOf(leaves)[0]?.set.result).toEqual({ kind: 'warmUp', completedAt: 7 });
});

test('what is filled in reaches a pending set and never a completed one', () => {
  const filled = changed(withSquat(), (draft) => fillIn(draft, 's1', { load: { si: 97.5 }, reps: 5 }));
  expect(setsOf(filled)[0]?.set.result).toEqual({ kind: 'working', load: { si: 97.5 }, reps: 5 });
  const done = changed(withSquat(), (draft) => completeSet(draft, 's1', 7, { load: { si: 100 }, reps: 5 }));
  expect(changed(done, (draft) => fillIn(draft, 's1', { load: { si: 97.5 }, reps: 5 }))).toEqual(done);
  const again = changed(done, (draft) => completeSet(draft, 's1', 9, { seconds: 30 }));
  expect(again).toEqual(done);
});
