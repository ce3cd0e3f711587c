import { describe, expect, test } from 'vitest';
import type { SetTarget } from '../set-leaves.ts';
import type { WorkoutExercise } from '../workout-exercises.ts';
import { estimatedSeconds } from './index.ts';

const eight: SetTarget = { kind: 'working', reps: { min: 8, max: 8 } };
let made = 0;
const planned = (
  targets: readonly SetTarget[],
  exercise: Partial<WorkoutExercise['exercise']> = {},
): WorkoutExercise => {
  const id = `x${++made}`;
  return {
    id,
    exercise: { exercise: 'exercises/back-squat', order: 'a0', ...exercise },
    sets: targets.map((target, at) => ({
      id: `${id}-${at}`,
      set: { place: { exercise: id, order: `a${at}` }, target },
    })),
  };
};
const length = (exercises: readonly WorkoutExercise[], rest = 120, isUnilateral = false) =>
  estimatedSeconds(exercises, { restSecondsOf: () => rest, isUnilateral: () => isUnilateral });

describe('the estimated duration of a plan', () => {
  test('includes the repetitions, the rests between sets and the set-up', () => {
    expect(length([planned([eight, eight, eight])])).toBe(60 + 3 * 32 + 2 * 120);
    expect(length([planned([eight]), planned([eight])])).toBe(2 * (60 + 32) + 120);
    expect(length([planned([eight, eight])], 0)).toBe(60 + 64);
  });

  test('uses the middle of a range, the minimum of an open range, and ten by default', () => {
    expect(length([planned([{ reps: { min: 8, max: 12 } }])])).toBe(60 + 40);
    expect(length([planned([{ reps: { min: 5 } }])])).toBe(60 + 20);
    expect(length([planned([{}])])).toBe(60 + 40);
  });

  test('uses planned times as they are, distances at walking pace, and both sides of unilateral work', () => {
    expect(length([planned([{ seconds: 45 }])])).toBe(60 + 45);
    expect(length([planned([{ distance: { si: 40 } }])])).toBe(60 + 40);
    expect(length([planned([{ seconds: 45 }])], 120, true)).toBe(60 + 90);
  });

  test('includes a rest after each round of a superset, but none before a drop set', () => {
    const pair = [planned([eight, eight], { superset: 'p' }), planned([eight, eight], { superset: 'p' })];
    expect(length(pair)).toBe(2 * 60 + 4 * 32 + 120);
    expect(length([planned([eight, { ...eight, kind: 'drop' }])])).toBe(60 + 64);
  });

  test('is 0 for skipped exercises and without sets', () => {
    expect(length([])).toBe(0);
    expect(length([planned([]), planned([eight], { skipped: true })])).toBe(0);
  });
});
