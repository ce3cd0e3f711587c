import type { SyntaxNode } from '@lezer/common';
import { siblingAfter, siblingBefore } from '../language/blocks.ts';

/** The two ends of `<details>`. */
export interface Details {
  readonly start: SyntaxNode;
  readonly end: SyntaxNode;
}

/** The most blocks between the two ends, so that tags that belong to nothing take no time. */
const maxBlocks = 1000;

/** Returns the details that a node starts or ends; null if its counterpart is missing. */
export function detailsOf(node: SyntaxNode): Details | null {
  const isStart = node.name === 'DetailsStart';
  const step = isStart ? siblingAfter : siblingBefore;
  let depth = 0;
  let blocks = 0;
  for (let block: SyntaxNode | null = node; block !== null && blocks < maxBlocks; block = step(block)) {
    if (block.name === node.name) depth += 1;
    else if (block.name === (isStart ? 'DetailsEnd' : 'DetailsStart')) depth -= 1;
    if (depth === 0) return isStart ? { start: node, end: block } : { start: block, end: node };
    blocks += 1;
  }
  return null;
}

/** Returns whether a node is the summary of details. */
export function isSummary(node: SyntaxNode): boolean {
  const before = siblingBefore(node);
  return before?.name === 'DetailsStart' && detailsOf(before) !== null;
}
