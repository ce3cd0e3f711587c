import { type Extension, Facet } from '@codemirror/state';
import type { EditorView, KeyBinding } from '@codemirror/view';

/** Extensions that the editor of a table's cell takes over from the editor that contains the table. */
export const cellExtensions = Facet.define<(text: EditorView) => Extension>();

/** Returns key bindings that run commands of the surrounding editor from a cell editor. */
export function keysOfText(text: EditorView, bindings: readonly KeyBinding[]): KeyBinding[] {
  return bindings.map(({ run, shift, ...binding }) => ({
    ...binding,
    ...(run && { run: () => run(text) }),
    ...(shift && { shift: () => shift(text) }),
  }));
}

const cellByText = new WeakMap<EditorView, EditorView>();

/** Returns the editor in which the user types: the editor of a cell if one is edited, otherwise the note's editor. */
export function writingView(text: EditorView): EditorView {
  return cellByText.get(text) ?? text;
}

/**
 * Registers the editor of the edited cell.
 *
 * @returns a function that unregisters it
 */
export function beginCell(text: EditorView, cell: EditorView): () => void {
  cellByText.set(text, cell);
  return () => {
    if (cellByText.get(text) === cell) cellByText.delete(text);
  };
}
