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

test('the form of a custom exercise round-trips through its record', () => {
  const value = { ...empty(), name: 'Own' };
  writeMade(value, made);
  const known = knownExercises([{ id: 'own', value, inTrash: false }]).get('exercises/own');
  expect(known === undefined ? null : madeOf(known)).toEqual(made);
});

test('only changed fields are written', () => {
  expect(written({ tracking: 'duration' })).toEqual([{ path: 'tracking', value: 'duration' }]);
  expect(written({})).toEqual([]);
});

test('a removed muscle is cleared, and the others are not written', () => {
  expect(written({ muscles: { chest: 1 } })).toEqual([{ path: 'muscles/triceps', value: null }]);
});

test('equipment can be cleared', () => {
  expect(written({ equipment: newExercise.equipment })).toEqual([{ path: 'equipment', value: null }]);
});
