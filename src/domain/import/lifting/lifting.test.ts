import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { poundsToKilograms } from '../../kernel/index.ts';
import {
  clockDurationIn,
  differentTexts,
  distanceUnitIn,
  durationIn,
  groupedBy,
  loadUnitIn,
  measureNamed,
  runsOf,
  snapped,
  uniqueIds,
} from './index.ts';
import { spokenDurationIn } from './spoken-duration.ts';

describe('a load in kilograms', () => {
  it.each([
    [72.57477920000001, { value: 160, unit: 'lb' }],
    [6.80388555, { value: 15, unit: 'lb' }],
    [-9.0718474, { value: -20, unit: 'lb' }],
    [1.133980925, { value: 2.5, unit: 'lb' }],
  ])('of %d was typed in pounds', (value, typed) => {
    expect(snapped({ value, unit: 'kg' })).toEqual(typed);
  });

  it.each([0, 20, 82.5, 1.25, 72.57, 6.8039, 33.3])('of %d was typed in kilograms', (value) => {
    expect(snapped({ value, unit: 'kg' })).toEqual({ value, unit: 'kg' });
  });

  it('is not guessed if its unit is unknown or pounds', () => {
    expect(snapped({ value: 72.57477920000001, unit: null })).toEqual({ value: 72.57477920000001, unit: null });
    expect(snapped({ value: 72.57477920000001, unit: 'lb' })).toEqual({ value: 72.57477920000001, unit: 'lb' });
  });

  it('of any half pounds is read back as these pounds, unless it is a load in kilograms as well', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), (halves) => {
        const kilograms = poundsToKilograms(halves / 2);
        const quarters = Math.round(kilograms * 4) / 4;
        fc.pre(Math.abs(quarters - kilograms) > kilograms * 1e-6);
        expect(snapped({ value: kilograms, unit: 'kg' })).toEqual({ value: halves / 2, unit: 'lb' });
      }),
    );
  });
});

describe('a duration', () => {
  it.each([
    ['2h 38m', 9480],
    ['44m', 2640],
    ['44s', 44],
    ['10h 42m', 38_520],
    ['264h 1m', 950_460],
    ['38min', 2280],
    ['1 Std. 5 Min.', 3900],
    ['1h43m', 6180],
    ['3480', 3480],
    ['120.0', 120],
    ['0:25:40', 1540],
    ['25:40', 1540],
    ['0s', 0],
  ])('written %j is read', (text, seconds) => {
    expect(durationIn(text)).toBe(seconds);
  });

  it.each(['', 'h', '12x', '2h and 3m', '2h 38', '-5', '1:75', '9'.repeat(50), `${'1h '.repeat(1000)}`])(
    'written %j is none',
    (text) => {
      expect(durationIn(text)).toBeNull();
    },
  );

  it('written like a clock is no duration in words', () => {
    expect(spokenDurationIn('0:25:40')).toBeNull();
    expect(clockDurationIn('44s')).toBeNull();
  });
});

it('reads units as apps write them', () => {
  expect(['kg', 'KGS', 'lbs', 'Pounds', 'km', '', 'x'].map(loadUnitIn)).toEqual([
    'kg',
    'kg',
    'lb',
    'lb',
    null,
    null,
    null,
  ]);
  expect(['meters', 'mi.', 'km', 'kg', '%'].map(distanceUnitIn)).toEqual(['m', 'mi', 'km', null, null]);
});

it('groups rows wherever they are, and splits neighbours', () => {
  expect(groupedBy(['a1', 'b1', 'a2'], (row) => row.slice(0, 1))).toEqual([['a1', 'a2'], ['b1']]);
  expect(groupedBy(['__proto__', 'constructor'], (row) => row)).toEqual([['__proto__'], ['constructor']]);
  expect(runsOf([0, 1, 2, 0, 1], (row) => row === 0)).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
  expect(differentTexts(['a', '', 'a', ' ', 'b'])).toEqual(['a', 'b']);
});

it('keeps ids unique, even if one looks like the second of another', () => {
  const unique = uniqueIds();
  expect(['a', 'a #2', 'a', 'a', 'b'].map(unique)).toEqual(['a', 'a #2', 'a #3', 'a #4', 'b']);
});

it('knows the measurements of other apps by their names', () => {
  expect(measureNamed('Bodyweight')).toEqual({ id: 'body-weight' });
  expect(measureNamed('left_bicep')).toEqual({ id: 'upper-arm-left' });
  expect(measureNamed(' Grip ')).toEqual({ name: 'Grip' });
  expect(measureNamed('__proto__')).toEqual({ name: '__proto__' });
});
