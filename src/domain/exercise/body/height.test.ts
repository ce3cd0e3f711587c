import { expect, test } from 'vitest';
import { heightFromTyped, printHeight } from './index.ts';

test.each([
  ['180', 'cm', 1.8],
  ['180,5 cm', 'cm', 1.805],
  ['71', 'in', 1.8034],
  [`5'11"`, 'in', 1.8034],
  ['5 11', 'in', 1.8034],
  ['5 ft 11 in', 'in', 1.8034],
  ['6ft', 'in', 1.8288],
  ['5’ 10.5″', 'in', 1.7907],
  ['٥ ١٠٫٥', 'in', 1.7907],
  ['५ ft ११ in', 'in', 1.8034],
] as const)('a height of %s in %s is %d m', (typed, unit, metres) => {
  const read = heightFromTyped(typed, unit);
  expect(read.ok && read.value).toBeCloseTo(metres, 6);
});

test('an impossible height is refused', () => {
  expect(heightFromTyped('1.80', 'cm')).toMatchObject({ error: { code: 'exercise/not-a-height' } });
  expect(heightFromTyped('180', 'in')).toMatchObject({ error: { code: 'exercise/not-a-height' } });
  expect(heightFromTyped('', 'cm')).toMatchObject({ error: { code: 'units/nothing-typed' } });
  expect(heightFromTyped('tall', 'in')).toMatchObject({ error: { code: 'units/not-a-number' } });
});

test('a printed height parses back to the same value', () => {
  expect(printHeight(1.805, 'cm')).toBe('180.5');
  expect(printHeight(1.8034, 'in')).toBe('5 ft 11 in');
  expect(printHeight(1.8287, 'in')).toBe('6 ft 0 in');
  const read = heightFromTyped(printHeight(1.7907, 'in'), 'in');
  expect(read.ok && read.value).toBeCloseTo(1.7907, 6);
});
