import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';

/**
 * Returns the sign of a list item with the number that Markdown counts, such as `3.` for the third item of `1. 1. 1.`;
 * null if the item is written with it, or has no number.
 *
 * @param positions the positions of items in their lists by the start of their signs, kept between calls
 */
export function countedSign(state: EditorState, item: SyntaxNode, positions: Map<number, number>): string | null {
  const written = numberOf(state, item);
  const first = numberOf(state, item.parent?.getChild('ListItem') ?? item);
  if (written === null || first === null) return null;
  const counted = first.number + positionOf(item, positions);
  return counted === written.number ? null : `${counted}${written.end}`;
}

function positionOf(item: SyntaxNode, positions: Map<number, number>): number {
  let position = 0;
  for (let above = item.prevSibling; above !== null && above.name === 'ListItem'; above = above.prevSibling) {
    position += 1;
    const known = positions.get(signStart(above));
    if (known === undefined) continue;
    position += known;
    break;
  }
  positions.set(signStart(item), position);
  return position;
}

function signStart(item: SyntaxNode): number {
  return item.getChild('ListMark')?.from ?? item.from;
}

function numberOf(state: EditorState, item: SyntaxNode): { readonly number: number; readonly end: string } | null {
  const sign = item.getChild('ListMark');
  const [, digits, end = ''] = sign === null ? [] : (/^(\d+)([.)])$/.exec(state.sliceDoc(sign.from, sign.to)) ?? []);
  return digits === undefined ? null : { number: Number(digits), end };
}
