import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';
import { isCode, isTableLine } from '../text/block-at.ts';
import { linesIn, type Span } from '../text/span.ts';

/**
 * Returns the selected lines, except lines of fenced code, which are not Markdown, and lines of tables, because a line
 * prefix would end the table.
 */
export function selectedLines(state: EditorState): readonly Line[] {
  return touchedLines(state).filter((line) => !isCode(state, line) && !isTableLine(state, line));
}

/** Returns the lines that the selections touch, without duplicates. */
export function touchedLines(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to, empty } of state.selection.ranges) {
    for (const line of linesIn(state.doc, { from, to })) {
      // A selection that ends at the start of a line does not include that line.
      const isMeant = empty || line.from < to || line.from === from;
      if (isMeant) lines.set(line.number, line);
    }
  }
  return [...lines.values()];
}

/** Replaces line prefixes. A cursor at the start of a line moves after the inserted prefix. */
export function replaceStarts(
  state: EditorState,
  edits: readonly (Span & { readonly insert: string })[],
): TransactionSpec | null {
  const needed: readonly ChangeSpec[] = edits.filter(({ from, to, insert }) => state.sliceDoc(from, to) !== insert);
  if (needed.length === 0) return null;
  const changes = state.changes(needed);
  return { changes, selection: state.selection.map(changes, 1) };
}
