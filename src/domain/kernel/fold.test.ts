import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldCase, foldForSearch } from './fold.ts';

it.each([
  ['KNIE', 'knie'],
  ['Straße', 'STRASSE'],
  ['ΟΔΟΣ', 'οδος'],
  ['Cafe\u0301', 'CAFÉ'],
])('%s and %s fold to the same text', (a, b) => {
  expect(foldCase(a)).toBe(foldCase(b));
});

it('folding is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldCase(foldCase(text))).toBe(foldCase(text));
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});

it('accents are removed only for search', () => {
  expect(foldForSearch('Élévation')).toBe('elevation');
  expect(foldCase('É')).toBe('é');
});
