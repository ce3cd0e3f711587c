import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';
import { endFor, startFor } from './mark-ends.ts';

/** A pair of delimiters around formatted text. */
interface Marked {
  readonly opening: Span;
  readonly closing: Span;
}

/**
 * Returns the delimiters of the innermost node with the given name that encloses the whole span; null if there is none.
 */
export function markedAround(state: EditorState, { from, to }: Span, name: string): Marked | null {
  if (from === to) return null;
  for (let node: SyntaxNode | null = treeAt(state, to).resolveInner(from, 1); node !== null; node = node.parent) {
    const marked = node.name === name ? marksOf(node) : null;
    if (marked !== null && marked.opening.to <= from && marked.closing.from >= to) return marked;
  }
  return null;
}

/** Removes the formatting from part of a formatted range. The rest of the range keeps it. */
export function unmarkPart(state: EditorState, span: Span, { opening, closing }: Marked): readonly ChangeSpec[] {
  const { from, to } = withOwnMarks(state, span, { from: opening.to, to: closing.from });
  const sign = state.sliceDoc(opening.from, opening.to);
  // a delimiter next to a space, or between a letter and punctuation, would be invalid
  const end = endFor(state, from, opening.to, sign.charAt(0));
  const start = startFor(state, to, closing.from, sign.charAt(0));
  return [
    end === opening.to ? opening : { from: end, insert: sign },
    start === closing.from ? closing : { from: start, insert: sign },
  ];
}

/** Formats a span and merges it with text of the same format that it contains or overlaps. */
export function wrapOver(
  state: EditorState,
  span: Span,
  { node: name, sign }: { readonly node: string; readonly sign: string },
): readonly ChangeSpec[] {
  let { from, to } = span;
  const taken: Span[] = [];
  treeAt(state, to).iterate({
    from,
    to,
    enter: ({ name: found, node }) => {
      const marked = found === name && node.from < span.to && node.to > span.from ? marksOf(node) : null;
      if (marked === null) return;
      taken.push(marked.opening, marked.closing);
      from = Math.min(from, node.from);
      to = Math.max(to, node.to);
    },
  });
  return [{ from, insert: sign }, ...taken, { from: to, insert: sign }];
}

/** Returns the first and last child of a node as delimiters; null if it has fewer than two children. */
export function marksOf({ firstChild, lastChild }: SyntaxNode): Marked | null {
  if (firstChild === null || lastChild === null || firstChild.to > lastChild.from) return null;
  return {
    opening: { from: firstChild.from, to: firstChild.to },
    closing: { from: lastChild.from, to: lastChild.to },
  };
}

/** Extends a span by the delimiters of other formats directly around it. */
function withOwnMarks(state: EditorState, span: Span, within: Span): Span {
  let { from, to } = span;
  while (from > within.from && to < within.to) {
    const sign = state.sliceDoc(from - 1, from);
    if (!/[*_~=`]/.test(sign) || state.sliceDoc(to, to + 1) !== sign) break;
    from -= 1;
    to += 1;
  }
  return { from, to };
}
