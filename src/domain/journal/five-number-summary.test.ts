import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fiveNumberSummary } from './five-number-summary.ts';

describe('the five-number summary', () => {
  it('is absent without values', () => {
    expect(fiveNumberSummary([])).toBeNull();
  });

  // As `quantile(x)` of R prints them; hinges would give 3 and 8 for the numbers from 1 to 10.
  it.each<[readonly number[], readonly number[]]>([
    [[7], [7, 7, 7, 7, 7]],
    [
      [1, 2],
      [1, 1.25, 1.5, 1.75, 2],
    ],
    [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ],
    [
      [10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      [1, 3.25, 5.5, 7.75, 10],
    ],
    [
      [-3, 0, 0, 0, 9],
      [-3, 0, 0, 0, 9],
    ],
  ])('of %j is %j', (values, expected) => {
    expect(numbersOf(values)).toEqual(expected);
  });

  // The miles per gallon of the data set mtcars, which comes with R.
  it('agrees with R about the consumption of 32 cars', () => {
    const milesPerGallon = [
      21, 21, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4,
      33.9, 21.5, 15.5, 15.2, 13.3, 19.2, 27.3, 26, 30.4, 15.8, 19.7, 15, 21.4,
    ];
    const expected = [10.4, 15.425, 19.2, 22.8, 33.9];
    for (const [at, value] of numbersOf(milesPerGallon).entries()) expect(value).toBeCloseTo(expected[at] ?? 0, 10);
  });

  const values = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 40 });

  it('is in ascending order, and does not depend on the order of the values', () => {
    fc.assert(
      fc.property(values, (given) => {
        const numbers = numbersOf(given);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
        expect(numbersOf(given.toReversed())).toEqual(numbers);
      }),
    );
  });

  it('has at least a quarter of the values on the outer side of each quartile', () => {
    fc.assert(
      fc.property(values, (given) => {
        const [, lower = 0, , upper = 0] = numbersOf(given);
        expect(given.filter((value) => value <= lower).length * 4).toBeGreaterThanOrEqual(given.length);
        expect(given.filter((value) => value >= upper).length * 4).toBeGreaterThanOrEqual(given.length);
      }),
    );
  });
});

function numbersOf(given: readonly number[]): readonly number[] {
  const summary = fiveNumberSummary(given);
  if (summary === null) throw new Error('expected a summary of values');
  const { smallest, lowerQuartile, median, upperQuartile, largest } = summary;
  return [smallest, lowerQuartile, median, upperQuartile, largest];
}
