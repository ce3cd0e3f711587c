import { type ChangeDesc, type Extension, StateField, type Text, type Transaction } from '@codemirror/state';
import { EditorView, runScopeHandlers, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import type { Span } from '../text/span.ts';
import { visibleStart } from '../text/visible-start.ts';

interface Held {
  readonly text: Span;
  /** The text with its markup and padding, but without the line break or pipe that separates it from its neighbours. */
  readonly within: Span;
}

/**
 * Returns whether a change deletes a range together with a separator beside it, so that its line or cell no longer
 * exists.
 */
export function deletesPlace(doc: Text, changes: ChangeDesc, { text, within }: Held): boolean {
  let isGone = false;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    const isDeletion = fromB === toB;
    const back = isDeletion ? slideBack(doc, { from: fromA, to: toA }, text.from) : 0;
    const [from, to] = [fromA - back, toA - back];
    // deletes whole lines below an empty one, which stays
    if (isDeletion && from >= within.to && /^\n?$/.test(doc.sliceString(to, to + 1))) return;
    isGone ||= from <= text.from && to >= text.to && (from < within.from || to > within.to);
  });
  return isGone;
}

/**
 * Returns by how many characters a deletion can move towards the start with the same result. A diff reports the last of
 * the equivalent positions.
 */
function slideBack(doc: Text, { from, to }: Span, start: number): number {
  let back = 0;
  const most = Math.max(0, Math.min(from - start, to - from));
  const before = doc.sliceString(from - most, from);
  const end = doc.sliceString(to - most, to);
  while (back < most && before.at(-1 - back) === end.at(-1 - back)) back += 1;
  return back;
}

/** Whether a remote change deleted the line of the cursor and the user has not moved the cursor since. */
export const cursorGone = StateField.define<boolean>({
  create: () => false,
  update: (isGone, transaction) => {
    if (transaction.annotation(ySyncAnnotation) !== undefined) return isGone || losesLine(transaction);
    return isGone && !transaction.docChanged && transaction.selection === undefined;
  },
});

function losesLine({ startState, changes, docChanged }: Transaction): boolean {
  const { main } = startState.selection;
  const line = startState.doc.lineAt(main.head);
  if (!docChanged || main.from < line.from || main.to > line.to) return false;
  const text = { from: Math.min(visibleStart(startState, line), main.from), to: line.to };
  return deletesPlace(startState.doc, changes, { text, within: line });
}

/**
 * Prevents keystrokes meant for a remotely deleted line from ending up in another line. Focus moves to the editor as a
 * whole until an arrow key, Enter or a press places the cursor.
 *
 * @param words announcement that the line was deleted
 */
export function restWhereLineIsGone(words: string): Extension {
  return [
    cursorGone,
    ViewPlugin.fromClass(
      class {
        readonly #view: EditorView;

        constructor(view: EditorView) {
          this.#view = view;
          view.dom.tabIndex = -1;
          view.dom.addEventListener('keydown', this.#goOn);
        }

        update({ state, startState }: ViewUpdate): void {
          if (!state.field(cursorGone) || startState.field(cursorGone) || !this.#view.hasFocus) return;
          // An undo first changes the text and then restores the cursor in a second transaction, so this waits for
          // both.
          queueMicrotask(() => {
            if (this.#view.hasFocus && this.#view.state.field(cursorGone)) rest(this.#view, this.#view.dom, words);
          });
        }

        destroy(): void {
          this.#view.dom.removeEventListener('keydown', this.#goOn);
        }

        readonly #goOn = (event: KeyboardEvent): void => {
          if (event.target === this.#view.dom) keysAtRest(event, this.#view, () => this.#view.focus());
        };
      },
    ),
  ];
}

/** Moves focus to an element that accepts no text and announces why. */
export function rest(view: EditorView, place: HTMLElement, words: string): void {
  place.focus({ preventScroll: true });
  view.dispatch({ effects: EditorView.announce.of(words) });
}

/**
 * Handles keys while the editor or a table has focus but no cursor: arrow keys and Enter resume editing, and shortcuts
 * with Ctrl work as usual.
 */
export function keysAtRest(event: KeyboardEvent, view: EditorView, goOn: () => void): void {
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand && !goesOn.has(event.key)) return;
  if (!isCommand) goOn();
  else if (!runScopeHandlers(view, event, 'editor')) return;
  event.preventDefault();
}

const goesOn = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter']);
