import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilograms } from '../../kernel/index.ts';
import { oneRepMaxByChart, oneRepMaxMethod, setOneRepMax, shareOfOneRepMax } from './index.ts';

describe('the RPE chart', () => {
  it.each([
    [1, 10, 1],
    [5, 8, 0.811],
    [1, 8, 0.922],
    [3, 9, 0.892],
    [8, 7.5, 0.723],
    [12, 6, 0.574],
  ])('gives %i reps at RPE %d as %d of the maximum', (reps, rpe, share) => {
    expect(shareOfOneRepMax(reps, rpe)).toEqual({ ok: true, value: share });
  });

  it('gives 123.30 kg for 100 kg, 5 reps at RPE 8', () => {
    const estimate = oneRepMaxByChart(kilograms(100), 5, 8);
    expect(estimate.ok && estimate.value).toBeCloseTo(123.3, 2);
  });

  it('decreases with each repetition and each half point of RPE', () => {
    const reps = fc.integer({ min: 1, max: 11 });
    const half = fc.integer({ min: 0, max: 7 });
    fc.assert(
      fc.property(reps, half, (done, halves) => {
        const share = shareAt(done, 10 - halves / 2);
        expect(shareAt(done + 1, 10 - halves / 2)).toBeLessThan(share);
        expect(shareAt(done, 10 - (halves + 1) / 2)).toBeLessThan(share);
      }),
    );
  });

  it('ends at 12 reps and at RPE 6', () => {
    expect(shareOfOneRepMax(13, 10)).toMatchObject({ error: { code: 'exercise/reps-out-of-range' } });
    expect(shareOfOneRepMax(2.5, 10)).toMatchObject({ error: { code: 'exercise/reps-out-of-range' } });
    expect(shareOfOneRepMax(5, 5.5)).toMatchObject({ error: { code: 'exercise/effort-out-of-range', min: 6 } });
    expect(shareOfOneRepMax(5, 10.5)).toMatchObject({ error: { code: 'exercise/effort-out-of-range', max: 10 } });
  });
});

describe('e1RM of a set', () => {
  const set = { kind: 'working', load: 100, reps: 5, rpe: null, rir: null };

  it('treats a set without effort as one to failure', () => {
    expect(setOneRepMax(set, 'epley')).toEqual(setOneRepMax({ ...set, rir: 0 }, 'epley'));
    expect(setOneRepMax(set, 'rpeChart')).toEqual(setOneRepMax({ ...set, rpe: 10 }, 'rpeChart'));
  });

  it('adds repetitions in reserve, including RIR 0, and converts RPE to RIR', () => {
    expect(setOneRepMax({ ...set, rir: 3 }, 'epley')).toEqual(setOneRepMax({ ...set, reps: 8 }, 'epley'));
    expect(setOneRepMax({ ...set, rpe: 7 }, 'epley')).toEqual(setOneRepMax({ ...set, reps: 8 }, 'epley'));
    expect(setOneRepMax({ ...set, rpe: 7, rir: 0 }, 'epley')).toEqual(setOneRepMax(set, 'epley'));
    expect(setOneRepMax({ ...set, reps: 1, rir: 2 }, 'epley')).toEqual(setOneRepMax({ ...set, reps: 3 }, 'epley'));
  });

  it('is refused for a warm-up, for assistance and for missing or out-of-range values', () => {
    const codeOf = (given: Partial<typeof set>) => {
      const estimate = setOneRepMax({ ...set, ...given }, 'epley');
      return estimate.ok ? null : estimate.error.code;
    };
    expect(codeOf({ kind: 'warmUp' })).toBe('exercise/warm-up');
    expect(codeOf({ load: -20 })).toBe('exercise/load-out-of-range');
    expect(codeOf({ load: 0 })).toBe('exercise/load-out-of-range');
    expect(codeOf({ reps: 0, rir: 2 } as object)).toBe('exercise/reps-out-of-range');
    expect(codeOf({ reps: 10, rir: 3 } as object)).toBe('exercise/reps-out-of-range');
    expect(codeOf({ rir: 5 } as object)).toBe('exercise/effort-out-of-range');
    expect(codeOf({ load: null } as object)).toBe('exercise/not-written-down');
    expect(codeOf({ reps: null } as object)).toBe('exercise/not-written-down');
  });

  it('uses Epley if the preference is not set or unknown', () => {
    expect(oneRepMaxMethod(undefined)).toBe('epley');
    expect(oneRepMaxMethod('of-next-year')).toBe('epley');
    expect(oneRepMaxMethod('rpeChart')).toBe('rpeChart');
  });
});

function shareAt(reps: number, rpe: number): number {
  const share = shareOfOneRepMax(reps, rpe);
  if (!share.ok) throw new Error(share.error.code);
  return share.value;
}
