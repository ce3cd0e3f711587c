import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dotPositions } from './dot-positions.ts';

test('the smallest value is at the start and the largest at the end', () => {
  expect(dotPositions([80, 100, 120], 80, 120).map(({ along }) => along)).toEqual([0, 0.5, 1]);
});

test('values that are all the same are in the middle', () => {
  expect(dotPositions([80, 80], 80, 80).map(({ along }) => along)).toEqual([0.5, 0.5]);
});

test('equal values are beside each other, the first in the middle', () => {
  const across = dotPositions([1, 1, 1, 1, 1], 0, 2).map((position) => position.across);
  expect(across).toEqual([0.5, 0.25, 0.75, 0, 1]);
});

test('every dot is inside the strip', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1000, max: 1000, noNaN: true }), { minLength: 1 }), (values) => {
      const positions = dotPositions(values, Math.min(...values), Math.max(...values));
      for (const { along, across } of positions) {
        expect(along).toBeGreaterThanOrEqual(0);
        expect(along).toBeLessThanOrEqual(1);
        expect(across).toBeGreaterThanOrEqual(0);
        expect(across).toBeLessThanOrEqual(1);
      }
    }),
  );
});
