import { expect, it } from 'vitest';
import { tagMeant, tagsHolding } from './tag-meant.ts';

const names = new Map([
  ['cart', 'Cart'],
  ['art', 'Art'],
  ['café', 'Café'],
]);

it('finds what was typed anywhere in a name, case and accents aside', () => {
  expect([...tagsHolding(names, ' AR').keys()]).toEqual(['cart', 'art']);
  expect([...tagsHolding(names, 'cafe').keys()]).toEqual(['café']);
  expect([...tagsHolding(names, '').keys()]).toEqual(['cart', 'art', 'café']);
});

it('a whole name means its tag, though others hold it too', () => {
  expect(tagMeant(names, 'art')).toBe('art');
  expect(tagMeant(names, ' ART ')).toBe('art');
});

it('a part of a name means the only tag that holds it', () => {
  expect(tagMeant(names, 'caf')).toBe('café');
  expect(tagMeant(names, 'cafe')).toBe('café');
});

it('what several tags hold, none holds or nobody typed means none', () => {
  expect(tagMeant(names, 'ar')).toBeNull();
  expect(tagMeant(names, 'legs')).toBeNull();
  expect(tagMeant(names, '')).toBeNull();
  expect(tagMeant(new Map([['art', 'Art']]), ' ')).toBeNull();
});
