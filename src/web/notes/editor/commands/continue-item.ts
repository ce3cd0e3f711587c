import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { enclosing } from '../tree-at.ts';
import { blockAround, changedLines } from './indent-list.ts';
import { boxOf, itemBeginningOn, signOf } from './items-of-tree.ts';
import { numberedOn } from './list-lines.ts';
import { itemSign, parseLine } from './markdown-line.ts';

/**
 * Enter in an item that the packaged command does not read as it is drawn, because of tabs or of a box that it does not
 * know: the next item is of the same kind, and an empty one ends its list.
 */
export const continueItem: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const item = itemBeginningOn(state, line);
  if (state.readOnly || ranges.length > 1 || !main.empty || item === null || isReadAlike(state, item)) return false;
  const start = textFrom(state, item);
  if (main.head < start) return false;
  if (state.sliceDoc(start, line.to).trim() === '') {
    const around = item.parent === null ? null : enclosing(item.parent, 'ListItem');
    const isWithin = around !== null && state.doc.lineAt(around.from).from < line.from;
    const insert = isWithin ? nextItem(state, around) : quoteOf(line.text);
    dispatch(
      state.update({ changes: { from: line.from, to: line.to, insert }, userEvent: 'input', scrollIntoView: true }),
    );
    return true;
  }
  const spaces = /\s*$/.exec(state.sliceDoc(start, main.head))?.[0].length ?? 0;
  const apart = isLoose(state, item) ? `\n${quoteOf(line.text).trimEnd()}` : '';
  const begun = `${apart}\n${nextItem(state, item)}`;
  const from = main.head - spaces;
  const changes: ChangeSpec[] = [{ from, to: main.head, insert: begun }, ...renumbered(state, item)];
  dispatch(
    state.update({ changes, selection: { anchor: from + begun.length }, userEvent: 'input', scrollIntoView: true }),
  );
  return true;
};

/** An item whose words are a quote goes on as an item: the packaged command would go on with the quote alone. */
const plainItem = /^ *(?:\d+[.)]|[-*+])(?: {1,3}(?![\s>])|$)/;
const plainBox = /^ *[-*+] {1,4}\[[ xX]\] +/;

/** Whether the packaged command reads an item, and those around it, as the grammar does. */
function isReadAlike(state: EditorState, item: SyntaxNode): boolean {
  const text = state.sliceDoc(item.from, state.doc.lineAt(signOf(item)?.from ?? item.from).to);
  if (!plainItem.test(text) || (boxOf(item) !== null && !plainBox.test(text))) return false;
  const around = item.parent === null ? null : enclosing(item.parent, 'ListItem');
  return around === null || isReadAlike(state, around);
}

/** Where the text of an item begins, behind its sign and its box. */
function textFrom(state: EditorState, item: SyntaxNode): number {
  const begin = (boxOf(item) ?? signOf(item) ?? item).to;
  const [space = ''] = /^[ \t]*/.exec(state.sliceDoc(begin, state.doc.lineAt(begin).to)) ?? [];
  return begin + space.length;
}

/** What an item of the same list begins with, from the start of its line. */
function nextItem(state: EditorState, item: SyntaxNode): string {
  const sign = signOf(item) ?? item;
  const line = state.doc.lineAt(sign.from);
  // what stands before it on its line are signs of quotes, which go on, and of items, which take only their room
  const before = line.text.slice(0, sign.from - line.from).replaceAll(/[^\s>]/g, ' ');
  const parsed = parseLine(line.text.slice(sign.from - line.from));
  const next = itemSign(parsed).replace(/^\d+/, (number) => String(Number(number) + 1));
  return before + next + (boxOf(item) === null ? '' : '[ ] ');
}

function quoteOf(line: string): string {
  return parseLine(line).quote;
}

/** Whether an empty line keeps the first two items of a list apart. */
function isLoose(state: EditorState, { parent: list }: SyntaxNode): boolean {
  const [first, second] = list?.getChildren('ListItem') ?? [];
  if (first === undefined || second === undefined) return false;
  const end = state.doc.lineAt(first.to);
  return state.doc.lineAt(second.from).number > end.number + (/^[\s>]*$/.test(end.text) ? 0 : 1);
}

/** The items below have one more above them. */
function renumbered(state: EditorState, item: SyntaxNode): readonly ChangeSpec[] {
  const { number } = state.doc.lineAt(signOf(item)?.from ?? item.from);
  const { start, lines } = blockAround(state, number, number);
  return changedLines(state, start, numberedOn(lines, number - start));
}
