import { expect, test } from 'vitest';
import { exercise, knownExercises } from '#domain/exercise/index.ts';
import { changedLeaves, readRecord } from '#domain/kernel/index.ts';
import { type MadeExercise, madeOf, newExercise, writeMade } from './made-exercise.ts';

const empty = () => readRecord(exercise, new Map()).value;

const made: MadeExercise = {
  tracking: 'reps',
  equipment: 'band',
  muscles: { chest: 1, triceps: 0.5 },
  isUnilateral: true,
};

function written(said: Partial<MadeExercise>) {
  const before = { ...empty(), name: 'Own' };
  writeMade(before, made);
  const after = structuredClone(before);
  writeMade(after, said);
  const changes = changedLeaves(exercise, before, after, new Map());
  return changes.ok ? changes.value : null;
}

test('what is said of an exercise of one’s own is what is known of it', () => {
  const value = { ...empty(), name: 'Own' };
  writeMade(value, made);
  const known = knownExercises([{ id: 'own', value, inTrash: false }]).get('exercises/own');
  expect(known === undefined ? null : madeOf(known)).toEqual(made);
});

test('only what is said is written', () => {
  expect(written({ tracking: 'duration' })).toEqual([{ path: 'tracking', value: 'duration' }]);
  expect(written({})).toEqual([]);
});

test('a muscle that is taken out is cleared, and the others are left alone', () => {
  expect(written({ muscles: { chest: 1 } })).toEqual([{ path: 'muscles/triceps', value: null }]);
});

test('equipment can be unsaid', () => {
  expect(written({ equipment: newExercise.equipment })).toEqual([{ path: 'equipment', value: null }]);
});
