import type { EditorState, Line, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { isListItem, type MarkdownLine, parseLine, textStart } from '../text/markdown-line.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { blockAround, changedLines } from './indent-list.ts';
import { isEmptyLine, withItemAbove } from './list-lines.ts';

/**
 * Inserts an empty item above when the user presses Enter at the start of an item's text. CodeMirror's command would
 * remove the space after the marker.
 */
export const openItemAbove: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const parsed = parseLine(line.text);
  const isBeforeText = ranges.length === 1 && main.empty && main.head === line.from + textStart(parsed);
  if (state.readOnly || !isBeforeText || !isListItem(parsed) || parsed.text === '') return false;
  const item = itemOn(state, line, parsed);
  if (item === null) return false;
  const { start, lines } = blockAround(state, line.number, line.number);
  const at = line.number - start;
  const wanted = withItemAbove(lines, at);
  const { above, below } = emptyLinesAround(state, line, item);
  const emptyLine = `${parsed.quote.trimEnd()}\n`;
  const put = `${above ? emptyLine : ''}${wanted[at] ?? ''}\n${below ? emptyLine : ''}`;
  const changes = state.changes([
    { from: line.from, insert: put },
    ...changedLines(state, start, wanted.toSpliced(at, 1)),
  ]);
  const selection = state.selection.map(changes, 1);
  dispatch(state.update({ changes, selection, userEvent: 'input', scrollIntoView: true }));
  return true;
};

/** Returns the list item that starts on a line; null if its marker is not markup, as in code. */
function itemOn(state: EditorState, { from, to }: Line, { quote, indent }: MarkdownLine): SyntaxNode | null {
  const sign = treeAt(state, to).resolveInner(from + quote.length + indent.length, 1);
  return sign.name === 'ListMark' ? sign.parent : null;
}

/** Returns whether the new empty item needs an empty line above and below it. */
function emptyLinesAround(state: EditorState, line: Line, { from, parent: list }: SyntaxNode) {
  if (line.number === 1) return { above: false, below: false };
  const before = state.doc.line(line.number - 1);
  const isFirst = list?.getChild('ListItem')?.from === from;
  // Directly below a paragraph, an empty item would turn the paragraph into a heading or become part of it. A nested
  // item needs no empty line, because it becomes a list item as soon as it has text.
  if (isFirst) return { above: list?.parent?.name !== 'ListItem' && isOfParagraph(state, before), below: false };
  return { above: false, below: isEmptyLine(parseLine(before.text)) };
}

function isOfParagraph(state: EditorState, { to }: Line): boolean {
  return enclosing(treeAt(state, to).resolve(to, -1), 'Paragraph') !== null;
}
