import { codeFolding, foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import { EditorState, type Extension, Prec, type StateEffect } from '@codemirror/state';
import { type EditorView, keymap, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { element } from '../preview/element.ts';
import { foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { bracketsWithShift, deleteKeys, foldKeys } from './fold-commands.ts';
import { foldLook } from './fold-look.ts';
import { type FoldMemory, foldsAtFirst, keepFolds } from './fold-memory.ts';
import { type FoldWords, foldSigns, foldWords } from './fold-signs.ts';
import { unfoldingAround } from './folds.ts';
import { foldsNextTo, refit } from './refit-folds.ts';

export interface FoldingOptions {
  readonly words: FoldWords;
  /** Keeps what is folded; null for a text that opens the same each time. */
  readonly memory: FoldMemory | null;
}

/**
 * Folds headings, list items with children, and callouts: by keys, and by a button at each of them. The text itself
 * never changes.
 */
export function folding({ words, memory }: FoldingOptions): Extension {
  return [
    foldWords.of(words),
    codeFolding({
      placeholderDOM: (_, unfold) => {
        const button = element('button', { type: 'button', class: 'md-folded', tabindex: '-1' }, '…');
        button.setAttribute('aria-label', words.expand);
        button.addEventListener('click', unfold);
        return button;
      },
    }),
    unfoldWhereWritten,
    unfoldWhereSelected,
    Prec.high([bracketsWithShift, keymap.of([...foldKeys, ...deleteKeys])]),
    foldSigns,
    foldLook,
    ViewPlugin.define((view) => new Folds(view, memory)),
  ];
}

/** Unfolds when the user types at the end of hidden text. A press behind the fold puts the cursor there. */
const unfoldWhereWritten = EditorState.transactionExtender.of((transaction) => {
  const { startState, docChanged, changes } = transaction;
  if (!docChanged || !transaction.isUserEvent('input')) return null;
  const effects: StateEffect<unknown>[] = [];
  foldedRanges(startState).between(0, startState.doc.length, (from, to) => {
    if (changes.touchesRange(to))
      effects.push(unfoldEffect.of({ from: changes.mapPos(from, 1), to: changes.mapPos(to, -1) }));
  });
  return effects.length === 0 ? null : { effects };
});

/** Unfolds where a selection begins, as a match at the end of hidden text. CodeMirror unfolds only where it ends. */
const unfoldWhereSelected = EditorState.transactionExtender.of(({ startState, docChanged, selection }) => {
  if (docChanged || selection === undefined) return null;
  const effects = selection.ranges.flatMap(({ anchor }) => unfoldingAround(startState, anchor));
  return effects.length === 0 ? null : { effects };
});

/** Folds the text when it is opened, keeps what is folded, and fits folds to their sections after changes. */
class Folds implements PluginValue {
  readonly #view: EditorView;
  readonly #memory: FoldMemory | null;
  /** Whether something is folded or renamed that is not kept yet. */
  #isNew = false;
  /** What was unfolded for paper; null while nothing is printed. */
  #printed: readonly Span[] | null = null;

  constructor(view: EditorView, memory: FoldMemory | null) {
    this.#view = view;
    this.#memory = memory;
    window.addEventListener('beforeprint', this.#beforePrint);
    window.addEventListener('afterprint', this.#afterPrint);
    // The view accepts no updates until its constructor has finished.
    queueMicrotask(() => this.#apply((state) => foldsAtFirst(state, memory)));
  }

  update({ startState, state, docChanged, changes }: ViewUpdate): void {
    if (docChanged) {
      this.#isNew = true;
      if (foldsNextTo(state, changes).length > 0)
        // after all changes of this turn
        queueMicrotask(() => this.#apply((now) => refit(now, foldsIn(now, { from: 0, to: now.doc.length }))));
    } else if (foldedRanges(startState) !== foldedRanges(state)) {
      this.#isNew = true;
      queueMicrotask(() => this.#keep());
    }
  }

  destroy(): void {
    window.removeEventListener('beforeprint', this.#beforePrint);
    window.removeEventListener('afterprint', this.#afterPrint);
    this.#keep();
  }

  /** Paper cannot be unfolded. */
  readonly #beforePrint = (): void => {
    const { state } = this.#view;
    this.#printed = foldsIn(state, { from: 0, to: state.doc.length });
    this.#apply(() => (this.#printed ?? []).map((fold) => unfoldEffect.of(fold)));
  };

  readonly #afterPrint = (): void => {
    this.#apply(() => (this.#printed ?? []).map((fold) => foldEffect.of(fold)));
    this.#printed = null;
  };

  #apply(effectsIn: (state: EditorState) => readonly StateEffect<unknown>[]): void {
    if (!this.#view.dom.isConnected) return;
    const effects = effectsIn(this.#view.state);
    if (effects.length > 0) this.#view.dispatch({ effects });
  }

  #keep(): void {
    if (!this.#isNew || this.#memory === null || this.#printed !== null) return;
    this.#isNew = false;
    keepFolds(this.#view.state, this.#memory);
  }
}
