import type { EditorState, Line } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing, treeAt } from '../tree-at.ts';

/** The fenced code that a line belongs to, as code or as one of its fences; null where it is of none. */
export function fencedCodeOf(state: EditorState, { to }: Line): SyntaxNode | null {
  return enclosing(treeAt(state, to).resolve(to, -1), 'FencedCode');
}

/** Where a line of fenced code begins, behind the signs of what the code stands in, and whether it is a fence. */
export function codeOfLine(code: SyntaxNode, line: Line): { readonly from: number; readonly isFence: boolean } {
  let part = code.childAfter(line.from);
  while (part !== null && part.name === 'QuoteMark') part = part.nextSibling;
  // a line without code has nothing but the signs
  if (part === null || part.from > line.to) return { from: line.to, isFence: false };
  return { from: Math.max(part.from, line.from), isFence: part.name === 'CodeMark' };
}
