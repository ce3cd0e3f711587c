import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';
import { enclosing, treeAt } from './tree-at.ts';

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
  return isInCodeOf(treeAt(state, at), at);
}

/** Returns what {@link isInCode} does, as far as a tree reaches. */
export function isInCodeOf(tree: Tree, at: number): boolean {
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
