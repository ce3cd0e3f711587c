import { type ChangeDesc, type Extension, StateField, type Text, type Transaction } from '@codemirror/state';
import { EditorView, runScopeHandlers, ViewPlugin, type ViewUpdate } from '@codemirror/view';
import { ySyncAnnotation } from 'y-codemirror.next';
import { textStart } from './preview/text-ends.ts';

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Held {
  /** What is written there. */
  readonly text: Stretch;
  /** With what sets it apart from its neighbours, but for the line end or the pipe that divides them. */
  readonly within: Stretch;
}

/** Whether a change deletes a text together with what divides it from a neighbour, so that it is no place any more. */
export function deletesPlace(doc: Text, changes: ChangeDesc, { text, within }: Held): boolean {
  let isGone = false;
  changes.iterChangedRanges((fromA, toA, fromB, toB) => {
    const back = fromB === toB ? slideBack(doc, { from: fromA, to: toA }, text.from) : 0;
    const [from, to] = [fromA - back, toA - back];
    isGone ||= from <= text.from && to >= text.to && (from < within.from || to > within.to);
  });
  return isGone;
}

/** How much earlier a deletion may begin and leave the same text: what compares two texts finds the last such place. */
function slideBack(doc: Text, { from, to }: Stretch, start: number): number {
  let back = 0;
  const most = Math.max(0, Math.min(from - start, to - from));
  const before = doc.sliceString(from - most, from);
  const end = doc.sliceString(to - most, to);
  while (back < most && before.at(-1 - back) === end.at(-1 - back)) back += 1;
  return back;
}

/** Whether the line that the cursor was in was deleted elsewhere, and the cursor has not been put anywhere since. */
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
  const text = { from: Math.min(textStart(startState, line), main.from), to: line.to };
  return deletesPlace(startState.doc, changes, { text, within: line });
}

/**
 * Keys that are meant for a line that is deleted elsewhere meanwhile go into no other line: the text keeps the focus as
 * a whole, until an arrow, Enter or a press puts the cursor somewhere.
 *
 * @param words says that the line is gone
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
          // An undo puts the cursor where it was right behind its change.
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

/** Gives the focus to something that takes no text, and says why. */
export function rest(view: EditorView, place: HTMLElement, words: string): void {
  place.focus({ preventScroll: true });
  view.dispatch({ effects: EditorView.announce.of(words) });
}

/** Where nothing is written in: an arrow or Enter goes on with writing, and the keys of the text with Ctrl are its own. */
export function keysAtRest(event: KeyboardEvent, view: EditorView, goOn: () => void): void {
  const isCommand = event.ctrlKey || event.metaKey;
  if (!isCommand && !goesOn.has(event.key)) return;
  if (!isCommand) goOn();
  else if (!runScopeHandlers(view, event, 'editor')) return;
  event.preventDefault();
}

const goesOn = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Enter']);
