import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../text/tree-at.ts';

/** Returns the fenced code block that a line belongs to, including its fences; null if there is none. */
export function fencedCodeOf(state: EditorState, { to }: Line): SyntaxNode | null {
  return enclosing(treeAt(state, to).resolve(to, -1), 'FencedCode');
}

/** Returns where a line of fenced code starts, after quote markers and list indentation, and whether it is a fence. */
export function codeOfLine(code: SyntaxNode, line: Line): { readonly from: number; readonly isFence: boolean } {
  let part = code.childAfter(line.from);
  while (part !== null && part.name === 'QuoteMark') part = part.nextSibling;
  // an empty line of code has only its prefix
  if (part === null || part.from > line.to) return { from: line.to, isFence: false };
  return { from: Math.max(part.from, line.from), isFence: part.name === 'CodeMark' };
}
