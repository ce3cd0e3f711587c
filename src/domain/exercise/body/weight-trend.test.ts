import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDay } from '../../kernel/index.ts';
import { trendPerWeek, weightTrend } from './index.ts';

const first: LocalDay = '2026-11-01';
const daily = (values: readonly number[]) => values.map((value, at) => ({ day: addDays(first, at), value }));

describe('the weight trend', () => {
  it('matches the published table', () => {
    const points = weightTrend(daily([173.6, 172.5, 171.5, 172, 171.5]));
    expect(points[0]?.trend).toBe(173.6);
    expect(points.slice(1).map(({ trend }) => Number(trend.toFixed(3)))).toEqual([173.49, 173.291, 173.162, 172.996]);
    expect(points.map(({ value }) => value)).toEqual([173.6, 172.5, 171.5, 172, 171.5]);
  });

  it('moves over a gap as if each day in it had the new weight', () => {
    const [, afterGap] = weightTrend([
      { day: '2026-03-27', value: 80 },
      { day: '2026-04-03', value: 70 },
    ]);
    const filled = weightTrend(daily([80, ...Array.from({ length: 7 }, () => 70)]));
    expect(afterGap?.trend).toBeCloseTo(filled.at(-1)?.trend ?? 0, 10);
    expect(afterGap?.trend).toBeCloseTo(70 + 10 * 0.9 ** 7, 10);
  });

  it('has no points without a weight', () => {
    expect(weightTrend([])).toEqual([]);
  });

  it('stays within the range of the measured weights', () => {
    const weighed = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 400 }), fc.double({ min: 30, max: 300, noNaN: true })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(weighed, (steps) => {
        let day = first;
        const weights = steps.map(([gap, value]) => {
          day = addDays(day, gap);
          return { day, value };
        });
        const values = weights.map(({ value }) => value);
        for (const { trend } of weightTrend(weights)) {
          expect(trend).toBeGreaterThanOrEqual(Math.min(...values) - 1e-9);
          expect(trend).toBeLessThanOrEqual(Math.max(...values) + 1e-9);
        }
      }),
    );
  });
});

describe('the weekly change of the trend', () => {
  it('is computed over four weeks, by days and not by values', () => {
    const at = (days: number, trend: number) => ({ day: addDays(first, days), value: trend, trend });
    expect(trendPerWeek([at(0, 90), at(2, 82), at(30, 80)])).toBeCloseTo(-0.5, 10);
    expect(trendPerWeek([at(0, 82), at(14, 80)])).toBeCloseTo(-1, 10);
  });

  it('is null for less than a week', () => {
    expect(trendPerWeek(weightTrend(daily([80, 79, 78, 77, 76, 75, 74])))).toBeNull();
    expect(trendPerWeek([])).toBeNull();
  });
});
