import { expect, test } from 'vitest';
import { searchHref } from '../records/index.ts';
import { searchPlace } from './use-search-place.ts';

test('the URL holds what differs from all results, newest first', () => {
  expect(searchHref({})).toBe('/dashboard/search');
  expect(searchHref({ query: 'squat rpe>=9', kind: 'set', order: 'best' })).toBe(
    '/dashboard/search?q=squat+rpe%3E%3D9&kind=set&sort=best',
  );
  expect(searchHref({ query: '#knee', view: 'thread' })).toBe('/dashboard/search?q=%23knee&view=thread');
});

test('a URL is read as it was written', () => {
  const place = { query: '2026', kind: 'note', order: 'best', view: 'thread' } as const;
  expect(searchPlace({ q: 2026, kind: 'note', sort: 'best', view: 'thread' })).toEqual(place);
});

test('a URL with values that nobody wrote shows all results, newest first', () => {
  const nothing = { query: '', kind: 'all', order: 'newest', view: 'list' };
  expect(searchPlace({ q: ['knee'], kind: 'cat', sort: 1, view: null })).toEqual(nothing);
});
