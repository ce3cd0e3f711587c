import { unfoldEffect } from '@codemirror/language';
import type { EditorState, Extension, StateCommand, StateEffect, TransactionSpec } from '@codemirror/state';
import { EditorView, type KeyBinding } from '@codemirror/view';
import { foldFrom, foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { allFoldables, type Foldable, foldablesOn, foldEnd, wholeTree } from './foldable.ts';
import { foldingOf, isFolded } from './folds.ts';

/** Folds the innermost unfolded heading, list item or callout around the cursor. */
const foldAtCursor: StateCommand = ({ state, dispatch }) => {
  const { head } = state.selection.main;
  const tree = wholeTree(state, parseMilliseconds);
  const around = (tree === null ? [] : allFoldables(state, tree)).filter(
    (each) => each.line.from <= head && !isFolded(state, each) && (head <= each.from || head <= foldEnd(state, each)),
  );
  const innermost = around.at(-1);
  if (innermost === undefined) return false;
  dispatch(state.update(folding(state, [innermost])));
  return true;
};

/** Unfolds what is folded on the line of the cursor. */
const unfoldAtCursor: StateCommand = ({ state, dispatch }) => {
  const folds = foldsIn(state, state.doc.lineAt(state.selection.main.head));
  if (folds.length === 0) return false;
  dispatch(state.update({ effects: folds.map((fold) => unfoldEffect.of(fold)) }));
  return true;
};

/** Folds all headings, list items and callouts. */
export const foldAll: StateCommand = ({ state, dispatch }) => {
  const tree = wholeTree(state, parseMilliseconds);
  if (tree === null) return false;
  dispatch(state.update(folding(state, allFoldables(state, tree))));
  return true;
};

export const unfoldAll: StateCommand = ({ state, dispatch }) => {
  const folds = foldsIn(state, { from: 0, to: state.doc.length });
  if (folds.length === 0) return false;
  dispatch(state.update({ effects: folds.map((fold) => unfoldEffect.of(fold)) }));
  return true;
};

/**
 * Folds or unfolds the innermost heading, list item or callout that begins on the line of a button. On a slow device a
 * long text is parsed first, in steps that leave room for the screen.
 */
export function toggleFold(view: EditorView, button: HTMLElement): void {
  if (!button.isConnected) return;
  const { state } = view;
  const tree = wholeTree(state, stepMilliseconds);
  if (tree === null) return void window.setTimeout(() => toggleFold(view, button));
  const foldable = foldablesOn(state, state.doc.lineAt(view.posAtDOM(button)), tree).at(-1);
  if (foldable === undefined) return;
  const fold = foldFrom(state, foldable.from);
  view.dispatch(fold === null ? folding(state, [foldable]) : { effects: unfoldEffect.of(fold) });
}

/** Backspace behind folded text and Delete before it show it first, because the deletion would not be seen. */
function unfoldNextToCursor(side: keyof Span): StateCommand {
  return ({ state, dispatch }) => {
    const { main } = state.selection;
    const touching = foldsIn(state, { from: main.head, to: main.head }).filter((fold) => fold[side] === main.head);
    if (!main.empty || touching.length === 0) return false;
    dispatch(state.update({ effects: touching.map((fold) => unfoldEffect.of(fold)) }));
    return true;
  };
}

/** A cursor in the folded text moves to the end of the visible line. */
function folding(state: EditorState, foldables: readonly Foldable[]): TransactionSpec {
  const effects: readonly StateEffect<Span>[] = foldables.flatMap((each) => foldingOf(state, each));
  const { head } = state.selection.main;
  const around = effects.find(({ value }) => value.from < head && head <= value.to)?.value;
  return { effects, ...(around !== undefined && { selection: { anchor: around.from } }) };
}

const parseMilliseconds = 1000;
/** The time of a step, after which the screen is drawn. */
const stepMilliseconds = 50;

/** The keys of CodeMirror for folding. */
export const foldKeys: readonly KeyBinding[] = [
  { key: 'Ctrl-Shift-[', mac: 'Cmd-Alt-[', run: foldAtCursor, preventDefault: true },
  { key: 'Ctrl-Shift-]', mac: 'Cmd-Alt-]', run: unfoldAtCursor, preventDefault: true },
  { key: 'Ctrl-Alt-[', run: foldAll, preventDefault: true },
  { key: 'Ctrl-Alt-]', run: unfoldAll, preventDefault: true },
];

/**
 * Some keyboards report the bracket itself when it is pressed with Shift. CodeMirror takes it for Ctrl+[, which
 * outdents.
 */
export const bracketsWithShift: Extension = EditorView.domEventHandlers({
  keydown: ({ key, ctrlKey, shiftKey, altKey, metaKey }, view) => {
    if (!ctrlKey || !shiftKey || altKey || metaKey) return false;
    return (key === '[' && foldAtCursor(view)) || (key === ']' && unfoldAtCursor(view));
  },
});

export const deleteKeys: readonly KeyBinding[] = [
  { key: 'Backspace', run: unfoldNextToCursor('to'), shift: unfoldNextToCursor('to') },
  { key: 'Delete', run: unfoldNextToCursor('from') },
];
