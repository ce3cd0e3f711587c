import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=5-', { from: 5, to: 10 }],
  ['bytes=5-7', { from: 5, to: 8 }],
  ['bytes=5-99', { from: 5, to: 10 }],
  ['bytes=-3', { from: 7, to: 10 }],
  ['bytes=-99', { from: 0, to: 10 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=7-5', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=0-1', 'whole'],
  [undefined, 'whole'],
])('for ten bytes, %s is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

it('every range of an empty file is unsatisfiable', () => {
  expect(byteRange('bytes=0-', 0)).toBe('outside');
  expect(byteRange(undefined, 0)).toBe('whole');
});
