import { expect, test } from 'vitest';
import { rowInPlaceOf } from './row-in-place.ts';

const rows = (ids: string) => Array.from(ids, (id) => ({ id }));

test('one is at the row that came after the one that left, whatever came or left besides', () => {
  expect(rowInPlaceOf('b', rows('abcd'), rows('acd'))).toBe('c');
  expect(rowInPlaceOf('b', rows('abcd'), rows('xyad'))).toBe('d');
});

test('at the end of the list it is the row before', () => {
  expect(rowInPlaceOf('d', rows('abcd'), rows('abc'))).toBe('c');
  expect(rowInPlaceOf('c', rows('abcd'), rows('ax'))).toBe('a');
});

test('of another list, and of an empty one, it is none', () => {
  expect(rowInPlaceOf('a', rows('ab'), rows('cd'))).toBeNull();
  expect(rowInPlaceOf('a', rows('ab'), [])).toBeNull();
  expect(rowInPlaceOf('x', rows('ab'), rows('ab'))).toBeNull();
});
