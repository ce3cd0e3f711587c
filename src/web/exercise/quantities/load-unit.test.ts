import { expect, test } from 'vitest';
import { loadUnit } from './load-unit.ts';

test('the unit of the exercise overrides the preference, which overrides the region', () => {
  expect(loadUnit('lb', 'kg', 'de-DE')).toBe('lb');
  expect(loadUnit(undefined, 'kg', 'en-US')).toBe('kg');
  expect(loadUnit(undefined, undefined, 'en-US')).toBe('lb');
  expect(loadUnit(undefined, undefined, 'en-GB')).toBe('kg');
});

test('an unknown unit of a newer version is ignored', () => {
  expect(loadUnit('stone', 'pood', 'de')).toBe('kg');
});
