import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { intervalBlocks } from './index.ts';

/** Returns the blocks of intervals that are written as letters: `w 8×(r v) w`. */
function blocksOf(letters: string): string {
  return intervalBlocks([...letters], (each) => each)
    .map(({ times, intervals }) => (times === 1 ? intervals.join(' ') : `${times}×(${intervals.join(' ')})`))
    .join(' ');
}

test.each([
  ['', ''],
  ['w', 'w'],
  [`w${'rv'.repeat(8)}w`, 'w 8×(r v) w'],
  ['rvrvr', '2×(r v) r'],
  ['wrrrw', 'w 3×(r) w'],
  ['rvRVrvRV', '2×(r v R V)'],
  ['abcabd', 'a b c a b d'],
])('what repeats in turn is a block: %s', (letters, blocks) => {
  expect(blocksOf(letters)).toBe(blocks);
});

test('the blocks are all intervals in order', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (letters) => {
      const blocks = intervalBlocks(letters, (each) => each);
      const all = blocks.flatMap(({ times, intervals }) => Array.from({ length: times }, () => intervals).flat());
      expect(all).toEqual(letters);
    }),
    { numRuns: runs(200) },
  );
});
