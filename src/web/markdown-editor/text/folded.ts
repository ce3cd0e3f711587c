import { foldedRanges } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { Span } from './span.ts';

/** Returns the folded ranges that touch a range. */
export function foldsIn(state: EditorState, { from, to }: Span): readonly Span[] {
  const folds: Span[] = [];
  foldedRanges(state).between(from, to, (start, end) => void folds.push({ from: start, to: end }));
  return folds;
}

/** Returns the folded range that begins at a position; null if there is none. */
export function foldFrom(state: EditorState, from: number): Span | null {
  return foldsIn(state, { from, to: from }).find((fold) => fold.from === from) ?? null;
}
