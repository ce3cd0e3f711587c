import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../text/span.ts';
import { treeAt } from '../text/tree-at.ts';

/** Returns the link that contains the whole span; null if none does. Brackets without a destination do not count. */
export function linkAround(state: EditorState, span: Span): SyntaxNode | null {
  let node: SyntaxNode | null = treeAt(state, span.to).resolveInner(span.from, 1);
  while (node !== null && !(node.name === 'Link' && leadsSomewhere(node) && holds(node, span))) node = node.parent;
  return node;
}

export function addressAround(state: EditorState, at: number): Span | null {
  const node = treeAt(state, at).resolveInner(at, 1);
  return node.name === 'URL' && holds(node, { from: at, to: at }) ? { from: node.from, to: node.to } : null;
}

/** Returns whether a span may become a link: it is on one line, and neither overlaps nor contains another link. */
export function mayBecomeLink(state: EditorState, { from, to }: Span): boolean {
  let mayBecome = !state.sliceDoc(from, to).includes('\n');
  treeAt(state, to).iterate({
    from,
    to,
    enter: ({ name, node }) => {
      if (node.from >= to || node.to <= from) return false;
      const isWhole = from <= node.from && node.to <= to;
      if (isWhole && shownByLinks.has(name)) return false;
      if (shownByLinks.has(name) || links.has(name) || (name === 'Link' && leadsSomewhere(node))) mayBecome = false;
      return mayBecome;
    },
  });
  return mayBecome;
}

/** Nodes that a link text may contain as a whole, but not in part. */
const shownByLinks = new Set(['Image', 'URL']);

const links = new Set(['WikiLink', 'WikiEmbed', 'Autolink', 'LinkReference', 'FootnoteReference']);

/** Returns whether a link has a URL or a reference label after its text. */
function leadsSomewhere(link: SyntaxNode): boolean {
  return link.getChildren('LinkMark').length > 2 || link.getChild('LinkLabel') !== null;
}

function holds(node: SyntaxNode, { from, to }: Span): boolean {
  return from === to ? node.from < from && to < node.to : node.from <= from && to <= node.to;
}
