import { expect, test } from 'vitest';
import { queryOfTyped, typedQuery, withAddress, withTyped } from './typed-query.ts';

test('the address that comes after further keys takes none of them back', () => {
  const typed = ['k', 'kn', 'kne'].reduce(withTyped, typedQuery(''));
  expect(withAddress(typed, 'k').typed).toBe('kne');
  expect(withAddress(withAddress(typed, 'kn'), 'kne')).toEqual(typedQuery('kne'));
});

test('an address that nobody typed here stands in the field', () => {
  const typed = withTyped(typedQuery(''), 'knee');
  expect(withAddress(withAddress(typed, 'knee'), 'hip').typed).toBe('hip');
  expect(withAddress(withAddress(typed, 'knee'), '').typed).toBe('');
});

test('blanks stay in the field and ask for nothing', () => {
  expect(withTyped(typedQuery(''), '  ')).toEqual({ typed: '  ', address: '', underway: [] });
  expect(queryOfTyped(' knee')).toBe(' knee');
});
