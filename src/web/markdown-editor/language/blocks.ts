import type { SyntaxNode, Tree } from '@lezer/common';
import { passageName } from './passage-parser.ts';

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

/** Returns the next block in the same quote, item or text. */
export function siblingAfter(node: SyntaxNode): SyntaxNode | null {
  return firstBlockFrom(isTopLevel(node) ? nextBlock(node) : node.nextSibling, siblingAfter);
}

/** Returns the block before in the same quote, item or text. */
export function siblingBefore(node: SyntaxNode): SyntaxNode | null {
  return firstBlockFrom(isTopLevel(node) ? previousBlock(node) : node.prevSibling, siblingBefore);
}

/** Skips the marks of quotes and items. */
function firstBlockFrom(node: SyntaxNode | null, next: (node: SyntaxNode) => SyntaxNode | null): SyntaxNode | null {
  return node === null || !node.name.endsWith('Mark') ? node : next(node);
}

function isTopLevel({ parent }: SyntaxNode): boolean {
  return parent?.name === passageName;
}

/** Returns the top-level block before another, even if it is in the previous passage. */
function previousBlock(block: SyntaxNode): SyntaxNode | null {
  if (block.prevSibling !== null) return block.prevSibling;
  for (let passage = block.parent?.prevSibling ?? null; passage !== null; passage = passage.prevSibling)
    if (passage.lastChild !== null) return passage.lastChild;
  return null;
}
