import type { SearchQuery } from '@codemirror/search';
import type { EditorState } from '@codemirror/state';

export interface Matches {
  /** Number of matches, up to `mostMatches`. */
  readonly count: number;
  /** The position of the selected match among all matches, from 1; 0 if none is selected. */
  readonly at: number;
}

/**
 * The maximum number of matches that are counted. A note may contain a letter a million times, and no user steps
 * through more than this.
 */
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
