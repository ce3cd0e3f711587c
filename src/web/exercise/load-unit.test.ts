import { expect, test } from 'vitest';
import { loadUnit } from './load-unit.ts';

test('the exercise goes before the preference before the region', () => {
  expect(loadUnit('lb', 'kg', 'de-DE')).toBe('lb');
  expect(loadUnit(undefined, 'kg', 'en-US')).toBe('kg');
  expect(loadUnit(undefined, undefined, 'en-US')).toBe('lb');
  expect(loadUnit(undefined, undefined, 'en-GB')).toBe('kg');
});

test('a unit that a newer version knows is passed over', () => {
  expect(loadUnit('stone', 'pood', 'de')).toBe('kg');
});
