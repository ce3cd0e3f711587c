import { expect, test } from 'vitest';
import { rowInPlaceOf } from './row-in-place.ts';

const rows = (ids: string) => Array.from(ids, (id) => ({ id }));

test('the replacement is the row after the removed one, whatever else was added or removed', () => {
  expect(rowInPlaceOf('b', rows('abcd'), rows('acd'))).toBe('c');
  expect(rowInPlaceOf('b', rows('abcd'), rows('xyad'))).toBe('d');
});

test('the replacement is the previous row at the end of the list', () => {
  expect(rowInPlaceOf('d', rows('abcd'), rows('abc'))).toBe('c');
  expect(rowInPlaceOf('c', rows('abcd'), rows('ax'))).toBe('a');
});

test('there is no replacement in another list or an empty one', () => {
  expect(rowInPlaceOf('a', rows('ab'), rows('cd'))).toBeNull();
  expect(rowInPlaceOf('a', rows('ab'), [])).toBeNull();
  expect(rowInPlaceOf('x', rows('ab'), rows('ab'))).toBeNull();
});
