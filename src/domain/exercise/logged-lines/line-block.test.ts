import { expect, test } from 'vitest';
import { blockFor, blockOf, withBlock, withoutBlock } from './index.ts';

test('the id at the end of a line is found, replaced and removed', () => {
  expect(blockOf('bench 80x5 ^1a2b')).toBe('1a2b');
  expect(blockOf('bench 80x5')).toBeNull();
  expect(blockOf('2^10 is 1024')).toBeNull();
  expect(withBlock('bench 80x5  ', 'new')).toBe('bench 80x5 ^new');
  expect(withBlock('bench 80x5 ^old', 'new')).toBe('bench 80x5 ^new');
  expect(withoutBlock('bench 80x5 ^old ')).toBe('bench 80x5');
});

test('the id that two devices wrote is read once', () => {
  const twice = 'bench 80x5 ^1a2b ^1a2b';
  expect(blockOf(twice)).toBe('1a2b');
  expect(withoutBlock(twice)).toBe('bench 80x5');
});

test('the same line of a note gets the same id on every device, and a second one its own', () => {
  const id = blockFor('bench 80x5', 'notes/a', new Set());
  expect(id).toMatch(/^[0-9a-f]{8}$/);
  expect(blockFor(' bench 80x5 ^x', 'notes/a', new Set())).toBe(id);
  expect(blockFor('bench 80x5', 'notes/b', new Set())).not.toBe(id);
  expect(blockFor('bench 80x5', 'notes/a', new Set([id]))).not.toBe(id);
});
