import { foldEffect, unfoldEffect } from '@codemirror/language';
import type { EditorState, StateEffect } from '@codemirror/state';
import { foldFrom, foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { type Foldable, foldEnd } from './foldable.ts';

export function isFolded(state: EditorState, { from }: Foldable): boolean {
  return foldFrom(state, from) !== null;
}

/**
 * Returns the effects that fold something; none if it is folded already, or if there is nothing below its first line.
 */
export function foldingOf(state: EditorState, foldable: Foldable): readonly StateEffect<Span>[] {
  const { from } = foldable;
  const to = isFolded(state, foldable) ? from : foldEnd(state, foldable);
  return to > from ? [foldEffect.of({ from, to })] : [];
}

/** Returns the effects that unfold everything that hides a position. */
export function unfoldingAround(state: EditorState, position: number): readonly StateEffect<Span>[] {
  return foldsIn(state, { from: position, to: position })
    .filter(({ from, to }) => from < position && position < to)
    .map((fold) => unfoldEffect.of(fold));
}
