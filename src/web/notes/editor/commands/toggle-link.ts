import { EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { treeAt } from '../tree-at.ts';
import { linkAddress } from './link-address.ts';
import { toggling } from './toggling.ts';

/**
 * Makes a link of what is selected, with the cursor where its address goes, or plain text of a link. With nothing
 * selected it leaves the key to the page.
 */
export const toggleLink = toggling('link', (state) => {
  if (state.selection.ranges.every(({ empty }) => empty)) return null;
  return state.changeByRange((range) => {
    if (range.empty) return { range };
    const link = linkAround(state, range);
    return link === null ? madeLink(state, range) : plainText(state, link);
  });
});

/** The same from a button, where nothing selected means an empty link. */
export const insertLink = toggling('insert-link', (state) => state.changeByRange((range) => madeLink(state, range)));

function madeLink(state: EditorState, { from, to }: SelectionRange) {
  const text = state.sliceDoc(from, to);
  const address = linkAddress(text);
  const changes = state.changes([
    { from, insert: address === null ? '[' : '[](' },
    { from: to, insert: address === null ? ']()' : ')' },
  ]);
  const at = address === null && from !== to ? changes.mapPos(to, 1) - 1 : from + 1;
  return { changes, range: EditorSelection.cursor(at) };
}

function plainText(state: EditorState, link: SyntaxNode) {
  const marks = link.getChildren('LinkMark');
  const [from, to] = [(marks[0] ?? link).to, (marks[1] ?? link).from];
  const changes = state.changes([
    { from: link.from, to: from },
    { from: to, to: link.to },
  ]);
  return { changes, range: EditorSelection.range(changes.mapPos(from), changes.mapPos(to)) };
}

function linkAround(state: EditorState, { from, to }: SelectionRange): SyntaxNode | null {
  let node: SyntaxNode | null = treeAt(state, to).resolveInner(from, 1);
  while (node !== null && (node.name !== 'Link' || node.to < to)) node = node.parent;
  return node;
}
