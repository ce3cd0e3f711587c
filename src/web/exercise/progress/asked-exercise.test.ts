import { expect, it } from 'vitest';
import { exercise, knownExercises } from '#domain/exercise/index.ts';
import { readRecord } from '#domain/kernel/index.ts';
import { allAskedExercises, askedExercise } from './asked-exercise.ts';

const own = '0199a000-0000-7000-8000-000000000001';

it('an exercise is requested together with those merged into it, each only once', () => {
  const leaves = new Map(
    Object.entries({ name: 'Squats', tracking: 'loadReps', mergedInto: 'exercises/back-squat' }).map(
      ([path, value]) => [path, { value, stamp: '1' }],
    ),
  );
  const catalogue = knownExercises([{ id: own, value: readRecord(exercise, leaves).value, inTrash: false }]);
  const squat = {
    keys: ['exercises/back-squat', `exercises/${own}`],
    tracking: 'loadReps',
    bodyWeightShare: 0,
    mostLoad: 600,
  };
  expect(askedExercise(catalogue, `exercises/${own}`)).toEqual(squat);
  const all = allAskedExercises(catalogue);
  expect(all).toContainEqual(squat);
  expect(all).toHaveLength(catalogue.size - 1);
  expect(askedExercise(catalogue, 'exercises/not-here-yet')).toBeNull();
});
