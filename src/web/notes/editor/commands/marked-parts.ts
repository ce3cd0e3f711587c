import type { ChangeSpec, EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { treeAt } from '../tree-at.ts';
import { endFor, startFor } from './mark-ends.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Text between two marks, and the marks. */
interface Marked {
  readonly opening: Span;
  readonly closing: Span;
}

/** The innermost text of a kind that holds all of a span between its marks; null where there is none. */
export function markedAround(state: EditorState, { from, to }: Span, name: string): Marked | null {
  if (from === to) return null;
  for (let node: SyntaxNode | null = treeAt(state, to).resolveInner(from, 1); node !== null; node = node.parent) {
    const marked = node.name === name ? marksOf(node) : null;
    if (marked !== null && marked.opening.to <= from && marked.closing.from >= to) return marked;
  }
  return null;
}

/** Takes the mark from a part of a marked text: what stands before and behind keeps it. */
export function unmarkPart(state: EditorState, span: Span, { opening, closing }: Marked): readonly ChangeSpec[] {
  const { from, to } = withOwnMarks(state, span, { from: opening.to, to: closing.from });
  const sign = state.sliceDoc(opening.from, opening.to);
  // a mark beside a space, or between a sign and a letter, would be no mark
  const end = endFor(state, from, opening.to, sign.charAt(0));
  const start = startFor(state, to, closing.from, sign.charAt(0));
  return [
    end === opening.to ? opening : { from: end, insert: sign },
    start === closing.from ? closing : { from: start, insert: sign },
  ];
}

/** Marks a span, and makes one of it with what is marked so within it or reaches into it. */
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

/** The first and the last part of a node, where they are two. */
export function marksOf({ firstChild, lastChild }: SyntaxNode): Marked | null {
  if (firstChild === null || lastChild === null || firstChild.to > lastChild.from) return null;
  return {
    opening: { from: firstChild.from, to: firstChild.to },
    closing: { from: lastChild.from, to: lastChild.to },
  };
}

/** A span with the marks of other kinds that stand right around it. */
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
