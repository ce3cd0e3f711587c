import { expect, test } from 'vitest';
import { distanceUnit, regionDefaults } from './region.ts';

test.each([
  ['en-GB', { load: 'kg', distance: 'mi', weekStart: 1, hourCycle: 'h23' }],
  ['en-US', { load: 'lb', distance: 'mi', weekStart: 0, hourCycle: 'h12' }],
  ['en', { load: 'lb', distance: 'mi', weekStart: 0, hourCycle: 'h12' }],
  ['de-DE', { load: 'kg', distance: 'km', weekStart: 1, hourCycle: 'h23' }],
  ['ar-EG', { load: 'kg', distance: 'km', weekStart: 6, hourCycle: 'h12' }],
])('%s has its regional defaults', (locale, usual) => {
  expect(regionDefaults(locale)).toEqual(usual);
});

test('distances are in the chosen unit, else in that of the region', () => {
  expect(distanceUnit('km', 'en-US')).toBe('km');
  expect(distanceUnit(undefined, 'en-US')).toBe('mi');
  expect(distanceUnit('furlong', 'de-DE')).toBe('km');
});
