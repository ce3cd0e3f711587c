import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';

/**
 * The syntax tree for something that the person does at a place: where the device was busy it may end before that, and is
 * read on so far, unless that takes longer than a key may.
 */
export function treeAt(state: EditorState, at: number): Tree {
  const behind = Math.min(at + 1, state.doc.length);
  return ensureSyntaxTree(state, behind, parseMilliseconds) ?? syntaxTree(state);
}

/** The innermost node of a name, from a node outwards; null where it stands in none. */
export function enclosing(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let around: SyntaxNode | null = node; around !== null; around = around.parent)
    if (around.name === name) return around;
  return null;
}

const parseMilliseconds = 50;
