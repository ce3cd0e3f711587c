import { expect, test } from 'vitest';
import { bodyWeightUnit, lengthUnit, measureUnit } from './measure-units.ts';

test('units of weight and length follow the preference, then the load unit, then the region', () => {
  expect(bodyWeightUnit({ bodyWeight: 'st', load: 'kg' }, 'en-GB')).toBe('st');
  expect(bodyWeightUnit({ load: 'lb' }, 'de-DE')).toBe('lb');
  expect(bodyWeightUnit({}, 'en-US')).toBe('lb');
  expect(bodyWeightUnit({ bodyWeight: 'stein' }, 'de-DE')).toBe('kg');
  expect(lengthUnit({}, 'en-US')).toBe('in');
  expect(lengthUnit({ length: 'cm' }, 'en-US')).toBe('cm');
  expect(lengthUnit({}, 'en-GB')).toBe('cm');
});

test('shares use percent, and counts have no unit', () => {
  expect(measureUnit('share', {}, 'en-GB')).toBe('%');
  expect(measureUnit('count', {}, 'en-GB')).toBeNull();
  expect(measureUnit('duration', {}, 'en-GB')).toBe('min');
});
