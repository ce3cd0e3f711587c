import { expect, test } from 'vitest';
import { bodyWeightUnit, lengthUnit, measureUnit } from './measure-units.ts';

test('weight and girths are read as chosen, else as one lifts, else as in the region', () => {
  expect(bodyWeightUnit({ bodyWeight: 'st', load: 'kg' }, 'en-GB')).toBe('st');
  expect(bodyWeightUnit({ load: 'lb' }, 'de-DE')).toBe('lb');
  expect(bodyWeightUnit({}, 'en-US')).toBe('lb');
  expect(bodyWeightUnit({ bodyWeight: 'stein' }, 'de-DE')).toBe('kg');
  expect(lengthUnit({}, 'en-US')).toBe('in');
  expect(lengthUnit({ length: 'cm' }, 'en-US')).toBe('cm');
  expect(lengthUnit({}, 'en-GB')).toBe('cm');
});

test('shares are percent, and what is counted has no unit', () => {
  expect(measureUnit('share', {}, 'en-GB')).toBe('%');
  expect(measureUnit('count', {}, 'en-GB')).toBeNull();
  expect(measureUnit('duration', {}, 'en-GB')).toBe('min');
});
