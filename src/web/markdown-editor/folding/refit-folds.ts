import { foldEffect, unfoldEffect } from '@codemirror/language';
import type { ChangeSet, EditorState, StateEffect } from '@codemirror/state';
import type { Tree } from '@lezer/common';
import { foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { foldablesIn, foldEnd, wholeTree } from './foldable.ts';

/** Returns the folded ranges of a state that a change may have made too short or too long. */
export function foldsNextTo(state: EditorState, changes: ChangeSet): readonly Span[] {
  const found: Span[] = [];
  changes.iterChangedRanges((_fromA, _toA, from, to) => {
    const before = state.sliceDoc(Math.max(0, from - maxBefore), from);
    const beforeSpace = from - before.length + before.trimEnd().length;
    found.push(...foldsIn(state, { from: state.doc.lineAt(beforeSpace).from, to: state.doc.lineAt(to).to }));
  });
  return found;
}

/**
 * Returns the effects that fit folded ranges to their sections: text that another device added to a folded section is
 * folded, too. What no longer belongs to a heading, list item or callout is shown. Nothing is folded over the cursor.
 */
export function refit(state: EditorState, folds: readonly Span[]): readonly StateEffect<Span>[] {
  const { head } = state.selection.main;
  const tree = wholeTree(state, parseMilliseconds);
  if (tree === null) return [];
  return folds.flatMap((fold) => {
    const to = endOf(state, fold, tree);
    if (to === fold.to || (to > fold.to && head > fold.to && head <= to)) return [];
    const rest = to > fold.from ? [foldEffect.of({ from: fold.from, to })] : [];
    return [unfoldEffect.of(fold), ...rest];
  });
}

/** Returns where a folded range should end; its start if nothing can be folded there. */
function endOf(state: EditorState, { from }: Span, tree: Tree): number {
  const foldable = foldablesIn(state, state.doc.lineAt(from), tree).find((each) => each.from === from);
  return foldable === undefined ? from : foldEnd(state, foldable);
}

/** How far before a change to look for the section to which it adds, behind white space only. */
const maxBefore = 200;

/** A change near folded text is often a key. */
const parseMilliseconds = 50;
