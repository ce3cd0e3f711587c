import { expect, test } from 'vitest';
import { queryOfTyped, typedQuery, withAddress, withTyped } from './typed-query.ts';

test('a delayed URL update does not revert later typing', () => {
  const typed = ['k', 'kn', 'kne'].reduce(withTyped, typedQuery(''));
  expect(withAddress(typed, 'k').typed).toBe('kne');
  expect(withAddress(withAddress(typed, 'kn'), 'kne')).toEqual(typedQuery('kne'));
});

test('a URL that was not typed here replaces the text of the field', () => {
  const typed = withTyped(typedQuery(''), 'knee');
  expect(withAddress(withAddress(typed, 'knee'), 'hip').typed).toBe('hip');
  expect(withAddress(withAddress(typed, 'knee'), '').typed).toBe('');
});

test('spaces stay in the field and search for nothing', () => {
  expect(withTyped(typedQuery(''), '  ')).toEqual({ typed: '  ', address: '', underway: [] });
  expect(queryOfTyped(' knee')).toBe(' knee');
});
