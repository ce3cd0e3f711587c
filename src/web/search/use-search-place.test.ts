import { expect, test } from 'vitest';
import { searchLink } from '../links/search.ts';
import { searchPlace } from './use-search-place.ts';

test('the search values hold what differs from all results, newest first', () => {
  expect(searchLink({}).search).toEqual({});
  const query = 'squat rpe>=9';
  expect(searchLink({ query, kind: 'set', order: 'best' }).search).toEqual({ q: query, kind: 'set', sort: 'best' });
  expect(searchLink({ query: '#knee', view: 'thread' }).search).toEqual({ q: '#knee', view: 'thread' });
});

test('search values are read as they were written', () => {
  const place = { query: '2026', kind: 'note', order: 'best', view: 'thread' } as const;
  expect(searchPlace(searchLink(place).search)).toEqual(place);
});

test('without values, or with an unknown kind, all results are shown, newest first', () => {
  const nothing = { query: '', kind: 'all', order: 'newest', view: 'list' };
  expect(searchPlace({})).toEqual(nothing);
  expect(searchPlace({ kind: 'cat' })).toEqual(nothing);
});
