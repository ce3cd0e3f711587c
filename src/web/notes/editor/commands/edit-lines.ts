import type { ChangeSpec, EditorState, Line, TransactionSpec } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../tree-at.ts';

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
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      // A selection that ends at the start of a line does not include that line.
      const isMeant = empty || line.from < to || line.from === from;
      if (isMeant) lines.set(line.number, line);
      at = line.to + 1;
    }
  }
  return [...lines.values()];
}

/** Replaces line prefixes. A cursor at the start of a line moves after the inserted prefix. */
export function replaceStarts(
  state: EditorState,
  edits: readonly { readonly from: number; readonly to: number; readonly insert: string }[],
): TransactionSpec | null {
  const needed: readonly ChangeSpec[] = edits.filter(({ from, to, insert }) => state.sliceDoc(from, to) !== insert);
  if (needed.length === 0) return null;
  const changes = state.changes(needed);
  return { changes, selection: state.selection.map(changes, 1) };
}

/**
 * Returns whether the line belongs to fenced code. A line that starts a list item, with the code after the marker, does
 * not.
 */
export function isCode(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'FencedCode');
}

export function isIndentedCode(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'CodeBlock');
}

/** Returns whether the line is a table row. A line that starts a list item, with the table after the marker, is not. */
export function isTableLine(state: EditorState, line: Line): boolean {
  return beginsWithin(state, line, 'Table');
}

function beginsWithin(state: EditorState, { from, text }: Line, name: string): boolean {
  const at = from + (/^[\s>]*/.exec(text)?.[0].length ?? 0);
  return enclosing(treeAt(state, at).resolve(at, 1), name) !== null;
}

/**
 * Returns whether text inserted at a position would be code: fenced, indented or inline. The end of an unclosed fenced
 * block counts as code.
 */
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
