import { ensureSyntaxTree, syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode, Tree } from '@lezer/common';

/**
 * Returns the syntax tree for a user action at a position. If the tree does not reach the position yet, continues
 * parsing up to it, within a time budget that a keystroke can afford.
 */
export function treeAt(state: EditorState, at: number): Tree {
  const next = Math.min(at + 1, state.doc.length);
  return ensureSyntaxTree(state, next, parseMilliseconds) ?? syntaxTree(state);
}

/** Returns the node itself or its closest ancestor with a name; null if there is none. */
export function enclosing(node: SyntaxNode, name: string): SyntaxNode | null {
  for (let around: SyntaxNode | null = node; around !== null; around = around.parent)
    if (around.name === name) return around;
  return null;
}

const parseMilliseconds = 50;
