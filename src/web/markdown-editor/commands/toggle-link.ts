import { EditorSelection, type EditorState, type SelectionRange } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Span } from '../text/span.ts';
import { linkAddress } from './link-address.ts';
import { addressAround, linkAround, mayBecomeLink } from './link-around.ts';
import { toggling } from './toggling.ts';
import { wordAround } from './word-around.ts';

/**
 * Turns the selection into a link and puts the cursor where the URL goes, or turns a selected link into plain text.
 * Without a selection, the key is left to the page.
 */
export const toggleLink = toggling('link', (state) => {
  if (state.selection.ranges.every(({ empty }) => empty)) return null;
  return state.changeByRange((range) => (range.empty ? { range } : toggled(state, range)));
});

/**
 * Toggles a link like `toggleLink`, but from a button. Without a selection, it applies to the word, URL or link at the
 * cursor, or else inserts an empty link.
 */
export const insertLink = toggling('insert-link', (state) => state.changeByRange((range) => toggled(state, range)));

function toggled(state: EditorState, range: SelectionRange) {
  const link = linkAround(state, range);
  if (link !== null) return plainText(state, link, range);
  const { head, empty } = range;
  const span = (empty ? (addressAround(state, head) ?? wordAround(state, head)) : null) ?? range;
  return mayBecomeLink(state, span) ? madeLink(state, span) : { range };
}

function madeLink(state: EditorState, { from, to }: Span) {
  const text = state.sliceDoc(from, to);
  const address = linkAddress(text);
  const changes = state.changes([
    { from, insert: address === null ? '[' : '[](' },
    { from: to, insert: address === null ? ']()' : ')' },
  ]);
  const at = address === null && from !== to ? changes.mapPos(to, 1) - 1 : from + 1;
  return { changes, range: EditorSelection.cursor(at) };
}

function plainText(state: EditorState, link: SyntaxNode, { empty, head }: SelectionRange) {
  const marks = link.getChildren('LinkMark');
  const [from, to] = [(marks[0] ?? link).to, (marks[1] ?? link).from];
  const changes = state.changes([
    { from: link.from, to: from },
    { from: to, to: link.to },
  ]);
  const range = empty
    ? EditorSelection.cursor(changes.mapPos(head))
    : EditorSelection.range(changes.mapPos(from), changes.mapPos(to));
  return { changes, range };
}
