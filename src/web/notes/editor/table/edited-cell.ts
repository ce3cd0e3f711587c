import { type Extension, Facet } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

/** What the editor of a cell shares with the text that its table stands in. */
export const cellExtensions = Facet.define<(text: EditorView) => Extension>();

/** Keys that mean the text as a whole, for the editor of a cell of it. */
export function keysOfText(text: EditorView, bindings: readonly KeyBinding[]): KeyBinding[] {
  return bindings.map(({ run, shift, ...binding }) => ({
    ...binding,
    ...(run && { run: () => run(text) }),
    ...(shift && { shift: () => shift(text) }),
  }));
}

const cellByText = new WeakMap<EditorView, EditorView>();

/** Where somebody writes: the editor of the cell that is edited, else that of the text. */
export function writingView(text: EditorView): EditorView {
  return cellByText.get(text) ?? text;
}

/** @returns to be called when the cell is edited no more */
export function beginCell(text: EditorView, cell: EditorView): () => void {
  cellByText.set(text, cell);
  return () => {
    if (cellByText.get(text) === cell) cellByText.delete(text);
  };
}
