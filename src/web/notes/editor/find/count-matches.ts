import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

export interface Matches {
  /** How many there are, as far as was counted. */
  readonly count: number;
  /** Which of them is selected, from 1; 0 where none is. */
  readonly at: number;
}

/** As far as is counted: nobody steps through more, and a letter may be in a note a million times. */
export const mostMatches = 1000;

export function countMatches(state: EditorState, query: SearchQuery, most = mostMatches): Matches {
  if (!query.valid) return { count: 0, at: 0 };
  const { from, to } = state.selection.main;
  const cursor = query.getCursor(state);
  let count = 0;
  let at = 0;
  for (let next = cursor.next(); !next.done && count < most; next = cursor.next()) {
    count += 1;
    if (next.value.from === from && next.value.to === to) at = count;
  }
  return { count, at };
}
