import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromSi, toSi } from '../../kernel/index.ts';
import { steppedWeight } from './stepped-weight.ts';

test.each([
  [81.4, 'kg', 1, 81.5],
  [81.4, 'kg', -1, 81.3],
  [81.45, 'kg', 1, 81.5],
  [81.45, 'kg', -1, 81.4],
  [0.1, 'kg', -1, 0.1],
] as const)('%d %s, step %d, is %d', (kilograms, unit, direction, expected) => {
  expect(steppedWeight(kilograms, unit, direction)).toBe(expected);
});

test.each([
  [180, 'lb', 1, 180.2],
  [180, 'lb', -1, 179.8],
  [160.5, 'st', 1, 161],
  [160.5, 'st', -1, 160],
] as const)('%d lb, step of %s %d, is %d lb', (pounds, unit, direction, expected) => {
  expect(fromSi(steppedWeight(toSi(pounds, 'lb'), unit, direction), 'lb')).toBeCloseTo(expected, 9);
});

test('a step up and a step down return to the weight', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3000 }), fc.constantFrom('kg', 'lb'), (steps, unit) => {
      const weight = toSi((steps * (unit === 'kg' ? 1 : 2)) / 10, unit);
      expect(steppedWeight(steppedWeight(weight, unit, 1), unit, -1)).toBeCloseTo(weight, 9);
    }),
  );
});
