import { expect, test } from 'vitest';
import type { RecordKey } from '../../kernel/index.ts';
import { readRecord } from '../../kernel/index.ts';
import { exercise } from '../library/exercise.ts';
import { knownExercises } from '../library/index.ts';
import { exercisesWithoutMuscles, mergedSets, muscleSets, musclesCounted, strengthSets } from './index.ts';

const bench: RecordKey = 'exercises/bench-press';
const run: RecordKey = 'exercises/running';
const mine: RecordKey = 'exercises/0197a3c0-0000-7000-8000-000000000001';
const gone: RecordKey = 'exercises/0197a3c0-0000-7000-8000-000000000009';

test('sets of a merged exercise count as sets of the one it was merged into', () => {
  const known = knownExercises([record(mine, { name: 'My bench', mergedInto: bench })]);
  const sets = mergedSets(
    [
      { exercise: mine, sets: 2 },
      { exercise: bench, sets: 3 },
    ],
    known,
  );
  expect(sets).toEqual([{ exercise: bench, sets: 5 }]);
});

test('a set counts for the muscles chosen by the person, and a share of 0 excludes a muscle', () => {
  const known = knownExercises([record(mine, { name: 'Mine', 'muscles/calves': 0.25, 'muscles/quads': 0 })]);
  const sums = muscleSets([{ exercise: mine, sets: 8 }], musclesCounted(known));
  expect([sums.get('calves'), sums.get('quads')]).toEqual([2, 0]);
});

test('running counts for no muscle, and is not listed as missing muscles', () => {
  const known = knownExercises([]);
  const sets = [{ exercise: run, sets: 3 }];
  expect(Math.max(...muscleSets(sets, musclesCounted(known)).values())).toBe(0);
  expect(exercisesWithoutMuscles(sets, known)).toEqual([]);
});

test('the intervals of a run are no sets of strength training', () => {
  const sets = [
    { exercise: run, sets: 15 },
    { exercise: bench, sets: 3 },
  ];
  expect(strengthSets(sets, knownExercises([]))).toEqual([{ exercise: bench, sets: 3 }]);
});

test('exercises without muscles and unknown exercises are listed separately', () => {
  const known = knownExercises([record(mine, { name: 'Mine' })]);
  const sets = [bench, mine, gone].map((each) => ({ exercise: each, sets: 1 }));
  expect(exercisesWithoutMuscles(sets, known).map((each) => each.exercise)).toEqual([mine, gone]);
});

function record(key: RecordKey, values: Readonly<Record<string, unknown>>) {
  const leaves = new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
  return { id: key.slice('exercises/'.length), value: readRecord(exercise, leaves).value, inTrash: false };
}
