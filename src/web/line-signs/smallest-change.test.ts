import { expect, test } from 'vitest';
import { smallestChange } from './smallest-change.ts';

test.each([
  ['80x5', '80x6', { from: 3, to: 4, insert: '6' }],
  ['80x5', '80x5 ^id', { from: 4, to: 4, insert: ' ^id' }],
  ['aa', 'a', { from: 1, to: 2, insert: '' }],
  ['a', 'aa', { from: 1, to: 1, insert: 'a' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['same', 'same', { from: 4, to: 4, insert: '' }],
])('from %s to %s only what differs changes', (before, after, change) => {
  expect(smallestChange(before, after)).toEqual(change);
  expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
});
