import { expect, test } from 'vitest';
import { comparedLink } from '../links/comparison.ts';
import { compared } from './comparison-search.ts';

test.each([
  [{}, { query: '', isDayAfter: false, lifts: null }],
  [{ q: '#knee' }, { query: '#knee', isDayAfter: false, lifts: null }],
  [{ after: 1 }, { query: '', isDayAfter: true, lifts: null }],
  [{ lifts: 'back-squat,deadlift' }, { query: '', isDayAfter: false, lifts: ['back-squat', 'deadlift'] }],
  [{ lifts: '' }, { query: '', isDayAfter: false, lifts: [] }],
] as const)('the search values %j are read', (search, expected) => {
  expect(compared(search)).toEqual(expected);
});

test('plain values are left out', () => {
  expect(comparedLink({ query: 'knee' }).search).toEqual({ q: 'knee' });
  expect(comparedLink({ query: '#poor-sleep', isDayAfter: true, lifts: ['deadlift', 'back-squat'] }).search).toEqual({
    q: '#poor-sleep',
    after: 1,
    lifts: 'deadlift,back-squat',
  });
  expect(comparedLink({ query: '' }).search).toEqual({});
});
