import { expect, it } from 'vitest';
import { tagMeant, tagsHolding } from './tag-meant.ts';

const names = new Map([
  ['cart', 'Cart'],
  ['art', 'Art'],
  ['café', 'Café'],
]);

it('typed text matches anywhere in a name, ignoring case and accents', () => {
  expect([...tagsHolding(names, ' AR').keys()]).toEqual(['cart', 'art']);
  expect([...tagsHolding(names, 'cafe').keys()]).toEqual(['café']);
  expect([...tagsHolding(names, '').keys()]).toEqual(['cart', 'art', 'café']);
});

it('a complete name selects its tag, even if others contain it', () => {
  expect(tagMeant(names, 'art')).toBe('art');
  expect(tagMeant(names, ' ART ')).toBe('art');
});

it('a part of a name selects the only tag that contains it', () => {
  expect(tagMeant(names, 'caf')).toBe('café');
  expect(tagMeant(names, 'cafe')).toBe('café');
});

it('a part of several names, of none, or empty text selects no tag', () => {
  expect(tagMeant(names, 'ar')).toBeNull();
  expect(tagMeant(names, 'legs')).toBeNull();
  expect(tagMeant(names, '')).toBeNull();
  expect(tagMeant(new Map([['art', 'Art']]), ' ')).toBeNull();
});
