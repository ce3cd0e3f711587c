import { expect, test } from 'vitest';
import type { Leaves } from '../../kernel/index.ts';
import { CurrentTagNames } from './current-tag-names.ts';

const renamed = (to: string): Leaves => new Map([['renamedTo', { value: to, stamp: '' }]]) as unknown as Leaves;

test('a tag without a record keeps its name', () => {
  expect(new CurrentTagNames().nameNow('knee')).toBe('knee');
});

test('a renamed tag has its new name, and the old one again when the record is deleted', () => {
  const names = new CurrentTagNames();
  expect(names.put('knee', renamed('left-knee'))).toBe(true);
  expect(names.nameNow('knee')).toBe('left-knee');
  expect(names.put('knee', null)).toBe(true);
  expect(names.nameNow('knee')).toBe('knee');
});

test('a record that changes nothing else is no news', () => {
  const names = new CurrentTagNames();
  names.put('knee', renamed('left-knee'));
  expect(names.put('knee', renamed('left-knee'))).toBe(false);
  expect(names.put('shoulder', new Map())).toBe(false);
});

test('a nested tag has the names of its parents', () => {
  const names = new CurrentTagNames();
  names.put('body/knee', renamed('knee'));
  expect(names.nameNow('body/knee')).toBe('knee');
});
