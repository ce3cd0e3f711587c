import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kilograms } from '../../kernel/index.ts';
import { estimateOneRepMax, loadForReps, type OneRepMaxFormula, oneRepMaxFormulas } from './index.ts';

/** 100 kg for 3, 5, 8, 10 and 12 reps. */
const computed: { readonly [F in OneRepMaxFormula]: readonly number[] } = {
  epley: [110, 116.67, 126.67, 133.33, 140],
  brzycki: [105.88, 112.5, 124.14, 133.33, 144],
  lombardi: [111.61, 117.46, 123.11, 125.89, 128.21],
  mayhew: [113.99, 119.01, 126.29, 130.93, 135.4],
  oconner: [107.5, 112.5, 120, 125, 130],
  wathan: [108.98, 116.58, 127.67, 134.75, 141.5],
  lander: [107.2, 113.71, 125.11, 134.07, 144.41],
};

describe.each(oneRepMaxFormulas)('e1RM by %s', (formula) => {
  const e1rm = (load: number, reps: number) => estimateOneRepMax(kilograms(load), reps, formula);

  it('matches the formula', () => {
    const shown = [3, 5, 8, 10, 12].map((reps) => hundredths(e1rm(100, reps)));
    expect(shown).toEqual(computed[formula]);
  });

  it('is the load itself for a single', () => {
    expect(e1rm(137.5, 1)).toEqual({ ok: true, value: 137.5 });
  });

  it('is refused above 12 reps and below 1, and for a load of 0 or less', () => {
    for (const reps of [0, -1, 12.5, 13, 37, Number.NaN]) {
      expect(e1rm(100, reps)).toMatchObject({ error: { code: 'exercise/reps-out-of-range', min: 1, max: 12 } });
    }
    for (const load of [0, -20, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(e1rm(load, 5)).toMatchObject({ error: { code: 'exercise/load-out-of-range' } });
      expect(loadForReps(kilograms(load), 5, formula)).toMatchObject({ error: { code: 'exercise/load-out-of-range' } });
    }
  });

  it('grows with every repetition, and can be converted back to the load', () => {
    const reps = fc.integer({ min: 1, max: 11 });
    const load = fc.double({ min: 0.5, max: 500, noNaN: true });
    fc.assert(
      fc.property(reps, load, (done, lifted) => {
        const estimate = value(e1rm(lifted, done));
        expect(value(e1rm(lifted, done + 1))).toBeGreaterThan(estimate);
        expect(value(loadForReps(kilograms(estimate), done, formula))).toBeCloseTo(lifted, 8);
      }),
    );
  });
});

it('Epley and Brzycki agree at 10 reps', () => {
  const [epley, brzycki] = (['epley', 'brzycki'] as const).map((each) =>
    value(estimateOneRepMax(kilograms(100), 10, each)),
  );
  expect(epley).toBeCloseTo(brzycki ?? 0, 10);
});

type Estimate = ReturnType<typeof estimateOneRepMax>;

function value(estimate: Estimate): number {
  if (!estimate.ok) throw new Error(estimate.error.code);
  return estimate.value;
}

function hundredths(estimate: Estimate): number {
  return Math.round(value(estimate) * 100) / 100;
}
