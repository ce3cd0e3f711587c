import { expect, test } from 'vitest';
import { lengthLabel, lengthShown } from './length-label.ts';

test('a distance is shown as typed if the units match', () => {
  const typed = { si: 21_097.5, typed: '21,0975', unit: 'km' };
  expect(lengthLabel('en-GB', typed, 'km')).toBe('21.0975 km');
});

test('a converted distance is rounded to a sensible precision', () => {
  const marathon = { si: 42_195, typed: '42.195', unit: 'km' };
  expect(lengthLabel('en-GB', marathon, 'mi')).toBe('26.22 mi');
  expect(lengthLabel('de-DE', marathon, 'mi')).toBe('26,22 mi');
  expect(lengthLabel('en-GB', { si: 1371.6 }, 'yd')).toBe('1,500 yd');
  expect(lengthLabel('en-GB', { si: 100 }, 'ft')).toBe('328 ft');
});

test('a negative length has a minus sign, not a hyphen', () => {
  expect(lengthLabel('en-GB', { si: -6 }, 'ft')).toBe('−20 ft');
  expect(lengthLabel('de-DE', { si: -6 }, 'm')).toBe('−6 m');
});

test('zero is shown as 0', () => {
  expect(lengthLabel('en-GB', { si: 0 }, 'm')).toBe('0 m');
});

test('a field shows the same number as the label', () => {
  expect(lengthShown({ si: 24, typed: '24', unit: 'm' }, 'ft')).toBe(79);
  expect(lengthShown({ si: 23.999952, typed: '78.74', unit: 'ft' }, 'ft')).toBe(78.74);
  expect(lengthShown({ si: 21_097.5, typed: '21,0975', unit: 'km' }, 'km')).toBe(21.0975);
  expect(lengthShown(undefined, 'km')).toBeNull();
});
