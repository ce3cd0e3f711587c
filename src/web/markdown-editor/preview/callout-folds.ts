import { codeFolding, ensureSyntaxTree, foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import { EditorState, type Extension, type StateEffect } from '@codemirror/state';
import { ViewPlugin } from '@codemirror/view';
import { calloutOf } from './callouts.ts';
import { element } from './element.ts';
import { previewOptions } from './preview-options.ts';

/** Folds callouts marked with `-` when the note is opened. */
export const calloutFolds: Extension = [
  codeFolding({
    placeholderDOM: (view, unfold) => {
      const button = element('button', { type: 'button', class: 'md-folded', tabindex: '-1' }, '…');
      button.setAttribute('aria-label', view.state.facet(previewOptions)?.words.expand ?? '');
      button.addEventListener('click', unfold);
      return button;
    },
  }),
  unfoldWhereWritten(),
  ViewPlugin.define((view) => {
    // The view accepts no updates until its constructor has finished.
    queueMicrotask(() => {
      const folds = foldsAtFirst(view.state);
      if (folds.length > 0 && view.dom.isConnected) view.dispatch({ effects: folds });
    });
    return {};
  }),
];

/**
 * Unfolds a callout when the user types at the end of its hidden text. A press after the fold widget puts the cursor
 * there.
 */
function unfoldWhereWritten(): Extension {
  return EditorState.transactionExtender.of((transaction) => {
    const { startState, docChanged, changes } = transaction;
    if (!docChanged || !transaction.isUserEvent('input')) return null;
    const effects: StateEffect<unknown>[] = [];
    foldedRanges(startState).between(0, startState.doc.length, (from, to) => {
      if (changes.touchesRange(to))
        effects.push(unfoldEffect.of({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }));
    });
    return effects.length === 0 ? null : { effects };
  });
}

function foldsAtFirst(state: EditorState): readonly StateEffect<unknown>[] {
  if (!state.doc.toString().includes(']-')) return [];
  const folds: StateEffect<unknown>[] = [];
  ensureSyntaxTree(state, state.doc.length, parseMilliseconds)?.iterate({
    enter: (node) => {
      if (node.name !== 'Blockquote') return;
      const { to } = state.doc.lineAt(node.from);
      if (calloutOf(state, node.node)?.fold === '-' && node.to > to)
        folds.push(foldEffect.of({ from: to, to: node.to }));
    },
  });
  return folds;
}

/** The time budget for parsing before callouts are folded. If parsing takes longer, the note opens unfolded. */
const parseMilliseconds = 100;
