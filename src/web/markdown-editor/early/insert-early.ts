import type { TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { begin } from './begin.ts';
import type { Early, EarlyCursor } from './early.ts';

/** Appends what was typed before the editor was created. If nothing was typed, restores the cursor instead. */
export function insertEarly(view: EditorView, { pieces: typed, cursor, hadFocus }: Early, onBegin: () => void): void {
  const pieces = typed.filter((piece) => piece !== '');
  if (pieces.length > 0) begin(view, onBegin);
  for (const piece of pieces) append(view, piece);
  if (pieces.length === 0 && cursor !== null) view.dispatch(cursorAt(view, cursor));
  if (hadFocus) view.focus();
}

function cursorAt(view: EditorView, cursor: EarlyCursor): TransactionSpec {
  const ends = { start: 0, end: view.state.doc.length };
  const anchor = typeof cursor === 'string' ? ends[cursor] : view.posAtCoords(cursor, false);
  return { selection: { anchor }, scrollIntoView: true };
}

function append(view: EditorView, text: string): void {
  view.dispatch({ changes: { from: view.state.doc.length, insert: view.state.toText(text) }, userEvent: 'input.type' });
  view.dispatch({ selection: { anchor: view.state.doc.length }, scrollIntoView: true });
}
