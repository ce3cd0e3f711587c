import { expect, test } from 'vitest';
import type { LiveQueryClient } from '../../live-query/index.ts';
import type { CountUpdate, SearchAnswer, SearchRequest } from './notes-queries.ts';
import { watchSearch } from './watch-search.ts';

const request: SearchRequest = {
  text: 'knee',
  place: { today: '2026-11-21', zone: 'UTC', dayStartsAt: 0, massUnit: 'kg', distanceUnit: 'km' },
  limit: 10,
  atOnce: 10,
};
const progress = { share: 1 };

test('a later count is combined with the hits of the previous answer', () => {
  const { heard, say } = watch();
  const hit = { id: 'a', score: 1, titleRanges: [], snippets: [] };
  say({ total: 1, isTotalWhole: false, hits: [hit], progress });
  say({ total: 7, moreHits: [], progress });
  expect(heard.at(-1)).toEqual({ total: 7, isTotalWhole: true, hits: [hit], progress });
  expect(heard.at(-1)?.hits).toBe(heard[0]?.hits);
  const other = { ...hit, id: 'b' };
  say({ total: 7, moreHits: [other], progress });
  expect(heard.at(-1)).toEqual({ total: 7, isTotalWhole: true, hits: [hit, other], progress });
});

function watch() {
  const heard: SearchAnswer[] = [];
  let say: (answer: SearchAnswer | CountUpdate) => void = () => {};
  const client: Pick<LiveQueryClient, 'watchStarted'> = {
    watchStarted: (_subject, _query, listener) => {
      say = listener as typeof say;
      return () => {};
    },
  };
  watchSearch(
    client as LiveQueryClient,
    request,
    (answer) => heard.push(answer),
    () => {},
  );
  return { heard, say };
}
