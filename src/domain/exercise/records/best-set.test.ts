import { describe, expect, test } from 'vitest';
import { bestSet as bestOf, type ComparedSet, type ExerciseKind } from './index.ts';

const set = (values: Partial<ComparedSet>): ComparedSet => ({
  kind: 'working',
  load: null,
  reps: null,
  seconds: null,
  metres: null,
  rpe: null,
  rir: null,
  ...values,
});
const squat = { tracking: 'loadReps', bodyWeightShare: 0 };
const pullUp = { tracking: 'weightedBodyWeight', bodyWeightShare: 1 };

function bestSet(sets: readonly ComparedSet[], bodyWeight: number | null, exercise: ExerciseKind) {
  return bestOf(sets, bodyWeight, { exercise, method: 'epley' });
}

describe('the best set of an exercise', () => {
  test('is the one with the highest e1RM, not the heaviest', () => {
    const eight = set({ load: 95, reps: 8 });
    expect(bestSet([set({ load: 100, reps: 1 }), eight, set({ load: 80, reps: 10 })], null, squat)).toBe(eight);
  });

  test('is the one of the record if effort was recorded', () => {
    const single = set({ load: 160, reps: 1, rpe: 9 });
    const lifts = [set({ load: 140, reps: 5 }), set({ load: 150, reps: 3 }), single];
    expect(bestSet(lifts, null, squat)).toBe(single);
    expect(bestSet([set({ load: 100, reps: 5 }), set({ load: 100, reps: 4, rir: 3 })], null, squat)?.reps).toBe(4);
  });

  test('depends on the formula', () => {
    const ten = set({ load: 75, reps: 10 });
    const single = set({ load: 100, reps: 1, rpe: 10 });
    const by = (method: 'epley' | 'rpeChart') => bestOf([ten, single], null, { exercise: squat, method });
    expect([by('epley'), by('rpeChart')]).toEqual([single, ten]);
  });

  test('ignores effort where only repetitions count', () => {
    const pushUp = { tracking: 'reps', bodyWeightShare: 0.6 };
    expect(bestSet([set({ reps: 10, rpe: 7 }), set({ reps: 11, rpe: 10 })], 80, pushUp)?.reps).toBe(11);
  });

  test('is not chosen by a high number of repetitions alone', () => {
    const heavy = set({ load: 100, reps: 10 });
    expect(bestSet([set({ load: 60, reps: 40 }), heavy], null, squat)).toBe(heavy);
    const more = set({ load: 60, reps: 30 });
    expect(bestSet([set({ load: 60, reps: 20 }), more], null, squat)).toBe(more);
  });

  test('is a warm-up only if nothing else was done', () => {
    const warmUp = set({ kind: 'warmUp', load: 120, reps: 5 });
    const working = set({ load: 60, reps: 5 });
    expect(bestSet([warmUp, working], null, squat)).toBe(working);
    expect(bestSet([warmUp], null, squat)).toBe(warmUp);
    expect(bestSet([], null, squat)).toBeNull();
  });

  test('includes body weight if it is known, and else compares the added load', () => {
    const [plain, heavy] = [set({ load: 0, reps: 12 }), set({ load: 10, reps: 3 })];
    expect(bestSet([plain, heavy], 80, pullUp)).toBe(plain);
    expect(bestSet([plain, heavy], null, pullUp)).toBe(heavy);
    expect(bestSet([set({ load: -20, reps: 5 }), set({ load: -10, reps: 5 })], null, pullUp)?.load).toBe(-10);
  });

  test('is the longest, the farthest or the one with the most repetitions, depending on the tracking', () => {
    const plank = { tracking: 'duration', bodyWeightShare: 0 };
    expect(bestSet([set({ seconds: 60 }), set({ seconds: 90 })], null, plank)?.seconds).toBe(90);
    const row = { tracking: 'distanceDuration', bodyWeightShare: 0 };
    expect(bestSet([set({ metres: 500, seconds: 100 }), set({ metres: 500, seconds: 95 })], null, row)?.seconds).toBe(
      95,
    );
    const carry = { tracking: 'loadDistance', bodyWeightShare: 0 };
    expect(bestSet([set({ load: 40, metres: 50 }), set({ load: 48, metres: 20 })], null, carry)?.load).toBe(48);
    const sitUp = { tracking: 'reps', bodyWeightShare: 0.4 };
    expect(bestSet([set({ reps: 20 }), set({ reps: 25 })], null, sitUp)?.reps).toBe(25);
  });

  test('is not a failed set without a repetition if another was completed', () => {
    const done = set({ load: 90, reps: 5 });
    expect(bestSet([set({ load: 100, reps: 0 }), done], null, squat)).toBe(done);
  });
});
