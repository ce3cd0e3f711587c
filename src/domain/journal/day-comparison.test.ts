import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, type LocalDay } from '../kernel/index.ts';
import { type ComparedOn, compareDaysWithAndWithout, type DaySeries } from './day-comparison.ts';

const start: LocalDay = '2028-02-25';

describe('a comparison of days', () => {
  it('separates the days with a match from those without, and summarises both', () => {
    const values = seriesFrom([100, 90, 101, 91, 102, 92, 103, 93, 104, 94]);
    const days = daysAt([1, 3, 5, 7, 9]);
    expect(compared(days, values)).toEqual({
      ok: true,
      value: {
        withMatch: {
          points: [1, 3, 5, 7, 9].map((at, index) => pointAt(at, at, 90 + index)),
          summary: { smallest: 90, lowerQuartile: 91, median: 92, upperQuartile: 93, largest: 94 },
        },
        withoutMatch: {
          points: [0, 2, 4, 6, 8].map((at, index) => pointAt(at, at, 100 + index)),
          summary: { smallest: 100, lowerQuartile: 101, median: 102, upperQuartile: 103, largest: 104 },
        },
      },
    });
  });

  it('on the day after takes the value of the next day, across a leap day and the end of a month', () => {
    const values = seriesFrom([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const result = compared(daysAt([0, 2, 4, 6, 8]), values, 'onTheDayAfter');
    if (!result.ok) throw new Error(result.error.code);
    const { withMatch, withoutMatch } = result.value;
    expect(withMatch.points).toEqual([0, 2, 4, 6, 8].map((at) => pointAt(at, at + 1, at + 1)));
    expect(withMatch.points[2]).toMatchObject({ day: '2028-02-29', valueDay: '2028-03-01' });
    // the value of the first day belongs to the day before it, which does not match
    expect(withoutMatch.points.map(({ value }) => value)).toEqual([0, 2, 4, 6, 8, 10]);
  });

  it('counts only days with a value: neither matching days without one nor the gaps between', () => {
    const values = new Map([...seriesFrom([1, 2, 3, 4, 5]), ...seriesFrom([6, 7, 8, 9, 10], 400)]);
    const result = compared(daysAt([0, 1, 2, 3, 4, 20, 30, 5000]), values);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.withMatch.points).toHaveLength(5);
    expect(result.value.withoutMatch.points).toHaveLength(5);
  });

  it('ignores values that are not finite', () => {
    const values = new Map([...seriesFrom([1, 2, 3, 4, 5]), ...seriesFrom([Number.NaN, Number.POSITIVE_INFINITY], 10)]);
    expect(compared(daysAt([0]), values)).toEqual(tooFew(4, 1));
  });

  it('reads a value on the first possible day, which has no day before it', () => {
    const values: DaySeries = new Map([['0001-01-01', 1]]);
    expect(compared(new Set(), values, 'onTheDay')).toEqual(tooFew(5, 4));
    expect(compared(new Set(), values, 'onTheDayAfter')).toEqual(tooFew(5, 5));
  });

  it('treats each series by itself, and keeps their sequence', () => {
    const enough = seriesFrom([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const days = daysAt([0, 1, 2, 3, 4]);
    const results = compareDaysWithAndWithout(
      days,
      new Map([
        ['weight', new Map()],
        ['__proto__', enough],
      ]),
      'onTheDay',
    );
    expect(Array.from(results, ([name, { ok }]) => [name, ok])).toEqual([
      ['weight', false],
      ['__proto__', true],
    ]);
  });
});

describe('too few days', () => {
  it.each<[string, readonly number[], number, number, number]>([
    ['no value at all', [], 0, 5, 5],
    ['no match', [], 10, 5, 0],
    ['only matches', [0, 1, 2, 3, 4], 5, 0, 5],
    ['four with a match', [0, 1, 2, 3], 9, 1, 0],
    ['four without', [0, 1, 2, 3, 4], 9, 0, 1],
    ['one of each', [0], 2, 4, 4],
  ])('with %s says how many are missing on each side', (_, matching, values, missingWith, missingWithout) => {
    expect(compared(daysAt(matching), seriesFrom(Array(values).fill(1)))).toEqual(tooFew(missingWith, missingWithout));
  });

  it('are not said of five on each side', () => {
    expect(compared(daysAt([0, 1, 2, 3, 4]), seriesFrom(Array(10).fill(1))).ok).toBe(true);
  });
});

it('every value is on exactly one side, with the side that its day is on', () => {
  const ats = fc.uniqueArray(fc.nat({ max: 60 }), { maxLength: 60 });
  fc.assert(
    fc.property(ats, ats, fc.constantFrom<ComparedOn>('onTheDay', 'onTheDayAfter'), (matching, valued, comparedOn) => {
      const days = daysAt(matching);
      const values = new Map(valued.map((at) => [addDays(start, at), at]));
      const result = compared(days, values, comparedOn);
      const ofMatch = valued.filter((at) => matching.includes(comparedOn === 'onTheDay' ? at : at - 1));
      if (!result.ok) {
        expect(result).toEqual(
          tooFew(Math.max(0, 5 - ofMatch.length), Math.max(0, 5 - (valued.length - ofMatch.length))),
        );
        return;
      }
      const { withMatch, withoutMatch } = result.value;
      const given = [...withMatch.points, ...withoutMatch.points].map(({ value }) => value);
      expect(given.toSorted((a, b) => a - b)).toEqual(valued.toSorted((a, b) => a - b));
      expect(withMatch.points.every(({ day }) => days.has(day))).toBe(true);
      expect(withoutMatch.points.some(({ day }) => days.has(day))).toBe(false);
      const lag = comparedOn === 'onTheDay' ? 0 : 1;
      for (const { day, valueDay } of withMatch.points) expect(daysBetween(day, valueDay)).toBe(lag);
    }),
  );
});

function compared(days: ReadonlySet<LocalDay>, values: DaySeries, comparedOn: ComparedOn = 'onTheDay') {
  const result = compareDaysWithAndWithout(days, new Map([['e1rm', values]]), comparedOn).get('e1rm');
  if (result === undefined) throw new Error('expected a result for the series');
  return result;
}

/** Values on consecutive days. */
function seriesFrom(values: readonly number[], first = 0): DaySeries {
  return new Map(values.map((value, at) => [addDays(start, first + at), value]));
}

function daysAt(ats: readonly number[]): ReadonlySet<LocalDay> {
  return new Set(ats.map((at) => addDays(start, at)));
}

function pointAt(day: number, valueDay: number, value: number) {
  return { day: addDays(start, day), valueDay: addDays(start, valueDay), value };
}

function tooFew(missingWith: number, missingWithout: number) {
  return { ok: false, error: { code: 'comparison/too-few-days', missingWith, missingWithout } };
}
