import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../tree-at.ts';

/**
 * The lines that the selections touch, but for those in fenced code, which are no Markdown, and those of a table, which a
 * sign before them would end.
 */
export function selectedLines(state: EditorState): readonly Line[] {
  return touchedLines(state).filter((line) => !isCode(state, line) && !isTableLine(state, line));
}

/** The lines that the selections touch, each once. */
export function touchedLines(state: EditorState): readonly Line[] {
  const lines = new Map<number, Line>();
  for (const { from, to, empty } of state.selection.ranges) {
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      // A selection that ends at the start of a line does not mean that line.
      const isMeant = empty || line.from < to || line.from === from;
      if (isMeant) lines.set(line.number, line);
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

/** Whether the line is one of fenced code; not the one of a list's item that begins with the code. */
export function isCode(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'FencedCode');
}

/** Whether the line is one of code that is set in by spaces. */
export function isIndentedCode(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'CodeBlock');
}

/** Whether the line is a row of a table; not the one of a list's item that begins with the table. */
export function isTableLine(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'Table');
}

function beginsWithin(state: EditorState, { from, text }: Line, name: string): boolean {
  const at = from + (/^[\s>]*/.exec(text)?.[0].length ?? 0);
  return enclosing(treeAt(state, at).resolve(at, 1), name) !== null;
}

/** Whether what is put there is code: in a fence, also at the end of one that is still open, indented, or in a line. */
export function isInCode(state: EditorState, at: number): boolean {
  const tree = treeAt(state, at);
  for (const side of [-1, 1] as const)
    for (let node: SyntaxNode | null = tree.resolveInner(at, side); node !== null; node = node.parent)
      if (isCodeAround(node, at)) return true;
  return false;
}

function isCodeAround(node: SyntaxNode, at: number): boolean {
  switch (node.name) {
    case 'FencedCode':
      return node.from < at && (at < node.to || node.getChildren('CodeMark').length === 1);
    case 'CodeBlock':
      return true;
    case 'InlineCode':
      return node.from < at && at < node.to;
    default:
      return false;
  }
}
