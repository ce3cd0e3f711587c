import { expect, it } from 'vitest';
import { kilograms, poundsToKilograms, readRecord } from '../../kernel/index.ts';
import { type Workout, workout } from '../workout.ts';
import type { WorkoutSet } from '../workout-exercises.ts';
import { addWarmUps, loadToDo, warmUpFor } from './add-warm-ups.ts';
import type { LoadMeans } from './load-means.ts';

const inSteps: LoadMeans = { kind: 'step', step: kilograms(2.5) };
const setOf = (id: string, set: object): WorkoutSet => ({ id, set: set as WorkoutSet['set'] });
const working = (si: number) => ({ result: { kind: 'working', load: { si } } });

it('the warm-up ramp leads to the heaviest set, completed or planned', () => {
  const sets = [setOf('a', working(50)), setOf('b', { target: { load: { si: 100 } } })];
  expect(warmUpFor(sets, inSteps).map(({ load }) => load)).toEqual([40, 60, 80]);
});

it('there is no warm-up ramp without a load, for body weight or if there is a warm-up already', () => {
  expect(warmUpFor([], inSteps)).toEqual([]);
  expect(warmUpFor([setOf('a', {})], inSteps)).toEqual([]);
  expect(warmUpFor([setOf('a', working(0))], inSteps)).toEqual([]);
  expect(warmUpFor([setOf('a', { target: { kind: 'warmUp' } }), setOf('b', working(50))], inSteps)).toEqual([]);
});

it('the load to put on the bar is that of the next set, else of the last one, and can be 0', () => {
  const done = { result: { kind: 'working', load: { si: 50 }, completedAt: 1 } };
  expect(loadToDo([setOf('a', done), setOf('b', { target: { load: { si: 60 } } })])).toBe(60);
  expect(loadToDo([setOf('a', done), setOf('b', done)])).toBe(50);
  expect(loadToDo([setOf('a', working(0))])).toBe(0);
  expect(loadToDo([setOf('a', {})])).toBeNull();
  expect(loadToDo([])).toBeNull();
});

it('warm-ups are inserted before the sets, open and in the person’s unit, and undo removes them', () => {
  const draft: Workout = readRecord(workout, new Map()).value;
  draft.sets.a = { place: { exercise: 'x', order: 'a0' }, ...working(100) } as Workout['sets'][string];
  const ids = ['w1', 'w2'];
  const ramp = [
    { load: poundsToKilograms(45), reps: 10 },
    { load: poundsToKilograms(95), reps: 5 },
  ];
  const undo = addWarmUps(draft, { id: 'x', sets: [setOf('a', draft.sets.a ?? {})] }, ramp, {
    unit: 'lb',
    newId: () => ids.shift() ?? '',
  });
  const inOrder = Object.entries(draft.sets).sort(([, a], [, b]) =>
    (a.place?.order ?? '') < (b.place?.order ?? '') ? -1 : 1,
  );
  expect(inOrder.map(([id]) => id)).toEqual(['w1', 'w2', 'a']);
  expect(draft.sets.w1?.result).toEqual({
    kind: 'warmUp',
    load: { si: poundsToKilograms(45), typed: '45', unit: 'lb' },
    reps: 10,
    completedAt: null,
  });
  undo(draft);
  expect(Object.keys(draft.sets)).toEqual(['a']);
});

it('undo keeps a warm-up that was completed', () => {
  const draft: Workout = readRecord(workout, new Map()).value;
  const ids = ['w1', 'w2'];
  const ramp = [20, 40].map((load) => ({ load: kilograms(load), reps: 5 }));
  const undo = addWarmUps(draft, { id: 'x', sets: [] }, ramp, { unit: 'kg', newId: () => ids.shift() ?? '' });
  draft.sets.w1 = { ...draft.sets.w1, result: { kind: 'warmUp', load: { si: 20 }, reps: 5, completedAt: 7 } };
  undo(draft);
  expect(Object.keys(draft.sets)).toEqual(['w1']);
});
