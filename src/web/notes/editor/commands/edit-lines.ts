import { syntaxTree } from '@codemirror/language';
import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';

/** The lines that the selections touch, each once; those in fenced code are no Markdown and stay out. */
export function selectedLines(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to, empty } of state.selection.ranges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      // A selection that ends at the start of a line does not mean that line.
      if ((empty || line.from < to || line.from === from) && !isCode(state, line.from)) lines.set(line.number, line);
      at = line.to + 1;
    }
  }
  return [...lines.values()];
}

/** Exchanges the start of lines; a cursor at the very start goes behind what was put there. */
export function replaceStarts(
  state: EditorState,
  edits: readonly { readonly from: number; readonly to: number; readonly insert: string }[],
): TransactionSpec | null {
  const needed: readonly ChangeSpec[] = edits.filter(({ from, to, insert }) => state.sliceDoc(from, to) !== insert);
  if (needed.length === 0) return null;
  const changes = state.changes(needed);
  return { changes, selection: state.selection.map(changes, 1) };
}

export function isCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolve(at, 1); ; ) {
    if (node.name === 'FencedCode') return true;
    if (node.parent === null) return false;
    node = node.parent;
  }
}
