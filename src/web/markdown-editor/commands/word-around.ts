import type { EditorState } from '@codemirror/state';
import type { Span } from '../text/span.ts';

/**
 * Returns the word around the cursor; null at the edges of a word, where a command applies to the text typed next.
 * Underscores at the edges are delimiters, those inside are letters.
 */
export function wordAround(state: EditorState, at: number): Span | null {
  const word = state.wordAt(at);
  if (word === null) return null;
  const [before = '', , after = ''] = /^(_*)(.*?)(_*)$/.exec(state.sliceDoc(word.from, word.to))?.slice(1) ?? [];
  const [from, to] = [word.from + before.length, word.to - after.length];
  return from < at && at < to ? { from, to } : null;
}
