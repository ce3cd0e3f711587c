import { expect, test } from 'vitest';
import { comparisonHref, comparisonSearch } from './comparison-search.ts';

test.each([
  [{}, { query: '', isDayAfter: false, lifts: null }],
  [{ q: '#knee' }, { query: '#knee', isDayAfter: false, lifts: null }],
  [
    { q: 2026, after: 1 },
    { query: '2026', isDayAfter: true, lifts: null },
  ],
  [{ lifts: 'back-squat,deadlift' }, { query: '', isDayAfter: false, lifts: ['back-squat', 'deadlift'] }],
  [{ lifts: '' }, { query: '', isDayAfter: false, lifts: [] }],
  [
    { q: { a: 1 }, after: 'yes', lifts: 7 },
    { query: '', isDayAfter: false, lifts: null },
  ],
])('the URL with %j is read', (search, expected) => {
  expect(comparisonSearch(search)).toEqual(expected);
});

test('a comparison has an address, and plain values are left out', () => {
  expect(comparisonHref({ query: 'knee' })).toBe('/dashboard/journal/compare?q=knee');
  expect(comparisonHref({ query: '#poor-sleep', isDayAfter: true, lifts: ['deadlift', 'back-squat'] })).toBe(
    '/dashboard/journal/compare?q=%23poor-sleep&after=1&lifts=deadlift%2Cback-squat',
  );
  expect(comparisonHref({ query: '' })).toBe('/dashboard/journal/compare');
});
