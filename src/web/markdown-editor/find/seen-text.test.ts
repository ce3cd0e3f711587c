import { SearchQuery, search, setSearchQuery } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { findsWhatIsSeen } from './seen-text.ts';

it.each([
  ['か', 'か が か\u3099 ば', 1],
  ['が', 'か が か\u3099 ｶﾞ', 2],
  ['ｶ', 'ｶ ｶﾞ', 1],
])('%j in %j matches whole characters only', (wanted, doc, times) => {
  const state = EditorState.create({ doc, extensions: [search(), findsWhatIsSeen] });
  const { effects } = state.update({ effects: setSearchQuery.of(new SearchQuery({ search: wanted, literal: true })) });
  const query = effects.findLast((effect) => effect.is(setSearchQuery))?.value as SearchQuery;
  const cursor = query.getCursor(state);
  let found = 0;
  while (!cursor.next().done) found += 1;
  expect(found).toBe(times);
});
