import type { EditorState } from '@codemirror/state';
import type { Span } from './marked-parts.ts';

/** A cursor within a word means the word; at its edge it means what is typed next. */
export function wordAround(state: EditorState, at: number): Span | null {
  const word = state.wordAt(at);
  return word !== null && word.from < at && at < word.to ? { from: word.from, to: word.to } : null;
}
