import { expect, test } from 'vitest';
import type { NextExercise } from '#domain/exercise/programming/index.ts';
import { sessionTargets } from './session-targets.ts';

const target = { kind: 'working', load: { si: 80 } };
const wave: NextExercise = {
  reason: {
    code: 'wave',
    week: 1,
    weeks: 4,
    wave: 1,
    max: { of: 'trainingMax', kilograms: 100, from: { start: 100, waves: 0, step: 0 } },
    held: null,
  },
  sets: [{ id: 'w', target, exact: 80 }],
  leftOut: ['v'],
};
const steps: NextExercise = { reason: { code: 'as-planned' }, sets: [{ id: 's', target, exact: null }], leftOut: [] };

test('a workout starts with the calculated targets, without the sets that are left out', () => {
  expect([...sessionTargets({ exercises: { x: wave, y: steps }, isWhole: true })]).toEqual([
    ['w', target],
    ['s', target],
    ['v', null],
  ]);
  expect(sessionTargets(null).size).toBe(0);
});

test('the week of a wave is not calculated from incomplete workouts', () => {
  expect([...sessionTargets({ exercises: { x: wave, y: steps }, isWhole: false })]).toEqual([['s', target]]);
});
