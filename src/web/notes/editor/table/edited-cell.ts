import { type Extension, Facet } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

/** Extensions that a cell editor shares with the editor that contains its table. */
export const cellExtensions = Facet.define<(text: EditorView) => Extension>();

/** Returns key bindings for a cell editor that act on the surrounding editor. */
export function keysOfText(text: EditorView, bindings: readonly KeyBinding[]): KeyBinding[] {
  return bindings.map(({ run, shift, ...binding }) => ({
    ...binding,
    ...(run && { run: () => run(text) }),
    ...(shift && { shift: () => shift(text) }),
  }));
}

const cellByText = new WeakMap<EditorView, EditorView>();

/** Returns the editor that the user types in: that of the edited cell, else the note's editor. */
export function writingView(text: EditorView): EditorView {
  return cellByText.get(text) ?? text;
}

/** @returns a function that ends the editing of the cell */
export function beginCell(text: EditorView, cell: EditorView): () => void {
  cellByText.set(text, cell);
  return () => {
    if (cellByText.get(text) === cell) cellByText.delete(text);
  };
}
