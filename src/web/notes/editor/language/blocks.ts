import type { SyntaxNode, Tree } from '@lezer/common';

/** The last block of a note that begins before a position; of the blocks that are in no other. */
export function blockBefore(tree: Tree, position: number): SyntaxNode | null {
  for (let passage = tree.topNode.childBefore(position); passage !== null; passage = passage.prevSibling) {
    const block = passage.childBefore(position);
    if (block !== null) return block;
  }
  return null;
}

/** The first block of a note that ends behind a position; of the blocks that are in no other. */
export function blockAfter(tree: Tree, position: number): SyntaxNode | null {
  for (let passage = tree.topNode.childAfter(position); passage !== null; passage = passage.nextSibling) {
    const block = passage.childAfter(position);
    if (block !== null) return block;
  }
  return null;
}

/** The block behind one that is in no other. */
export function nextBlock(block: SyntaxNode): SyntaxNode | null {
  if (block.nextSibling !== null) return block.nextSibling;
  for (let passage = block.parent?.nextSibling ?? null; passage !== null; passage = passage.nextSibling)
    if (passage.firstChild !== null) return passage.firstChild;
  return null;
}
