import { codeFolding, foldEffect, foldedRanges, unfoldEffect } from '@codemirror/language';
import { type ChangeSet, EditorState, type Extension, Prec, type StateEffect } from '@codemirror/state';
import { type EditorView, keymap, type PluginValue, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import type { Tree } from '@lezer/common';
import { element } from '../preview/element.ts';
import { foldsIn } from '../text/folded.ts';
import type { Span } from '../text/span.ts';
import { bracketsWithShift, deleteKeys, foldKeys } from './fold-commands.ts';
import { foldLook } from './fold-look.ts';
import { type FoldMemory, foldsAtFirst, keepFolds } from './fold-memory.ts';
import { type FoldWords, foldSigns, foldWords } from './fold-signs.ts';
import { foldablesIn, foldEnd, wholeTree } from './foldable.ts';
import { unfoldingAround } from './folds.ts';

export interface FoldingOptions {
  readonly labels: FoldWords;
  /** Keeps what is folded; null for a text that opens the same each time. */
  readonly memory: FoldMemory | null;
}

/**
 * Folds headings, list items with children, and callouts: by keys, and by a button at each of them. The text itself
 * never changes.
 */
export function folding({ labels, memory }: FoldingOptions): Extension {
  return [
    foldWords.of(labels),
    codeFolding({
      placeholderDOM: (_, unfold) => {
        const button = element('button', { type: 'button', class: 'md-folded', tabindex: '-1' }, '…');
        button.setAttribute('aria-label', labels.expand);
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

/** Returns the folded ranges of a state that a change may have made too short or too long. */
function foldsNextTo(state: EditorState, changes: ChangeSet): readonly Span[] {
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
function refit(state: EditorState, folds: readonly Span[]): readonly StateEffect<Span>[] {
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
