import type { SyntaxNode, Tree } from '@lezer/common';

/** Returns the last top-level block that starts before a position. */
export function blockBefore(tree: Tree, position: number): SyntaxNode | null {
  for (let passage = tree.topNode.childBefore(position); passage !== null; passage = passage.prevSibling) {
    const block = passage.childBefore(position);
    if (block !== null) return block;
  }
  return null;
}

/** Returns the first top-level block that ends after a position. */
export function blockAfter(tree: Tree, position: number): SyntaxNode | null {
  for (let passage = tree.topNode.childAfter(position); passage !== null; passage = passage.nextSibling) {
    const block = passage.childAfter(position);
    if (block !== null) return block;
  }
  return null;
}

/** Returns the top-level block after another, even if it is in the next passage. */
export function nextBlock(block: SyntaxNode): SyntaxNode | null {
  if (block.nextSibling !== null) return block.nextSibling;
  for (let passage = block.parent?.nextSibling ?? null; passage !== null; passage = passage.nextSibling)
    if (passage.firstChild !== null) return passage.firstChild;
  return null;
}
