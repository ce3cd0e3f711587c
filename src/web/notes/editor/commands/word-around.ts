import type { EditorState } from '@codemirror/state';
import type { Span } from './marked-parts.ts';

/**
 * Returns the word around a cursor; null at its edges, where the cursor refers to text typed next. Underscores around a
 * word are delimiters, those within it are letters.
 */
export function wordAround(state: EditorState, at: number): Span | null {
  const word = state.wordAt(at);
  if (word === null) return null;
  const [before = '', , behind = ''] = /^(_*)(.*?)(_*)$/.exec(state.sliceDoc(word.from, word.to))?.slice(1) ?? [];
  const [from, to] = [word.from + before.length, word.to - behind.length];
  return from < at && at < to ? { from, to } : null;
}
