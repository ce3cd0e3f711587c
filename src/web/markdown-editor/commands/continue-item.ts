import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import { itemSign, parseLine } from '../text/markdown-line.ts';
import { enclosing } from '../text/tree-at.ts';
import { blockAround, changedLines } from './indent-list.ts';
import { boxOf, itemBeginningOn, signOf } from './items-of-tree.ts';
import { numberedOn } from './list-lines.ts';

/**
 * Handles Enter in list items that CodeMirror's command parses differently from the grammar, because of tabs or an
 * unusual checkbox. The next item is of the same kind. Enter in an empty item ends the list.
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
  const separator = isLoose(state, item) ? `\n${quoteOf(line.text).trimEnd()}` : '';
  const begun = `${separator}\n${nextItem(state, item)}`;
  const from = main.head - spaces;
  const changes: ChangeSpec[] = [{ from, to: main.head, insert: begun }, ...renumbered(state, item)];
  dispatch(
    state.update({ changes, selection: { anchor: from + begun.length }, userEvent: 'input', scrollIntoView: true }),
  );
  return true;
};

/** Does not match items whose content is a block quote: CodeMirror's command would continue only the quote. */
const plainItem = /^ *(?:\d+[.)]|[-*+])(?: {1,3}(?![\s>])|$)/;
const plainBox = /^ *[-*+] {1,4}\[[ xX]\] +/;

/** Returns whether CodeMirror's command parses an item and its ancestors as the grammar does. */
function isReadAlike(state: EditorState, item: SyntaxNode): boolean {
  const text = state.sliceDoc(item.from, state.doc.lineAt(signOf(item)?.from ?? item.from).to);
  if (!plainItem.test(text) || (boxOf(item) !== null && !plainBox.test(text))) return false;
  const around = item.parent === null ? null : enclosing(item.parent, 'ListItem');
  return around === null || isReadAlike(state, around);
}

/** Returns where the text of an item starts, after its marker and checkbox. */
function textFrom(state: EditorState, item: SyntaxNode): number {
  const begin = (boxOf(item) ?? signOf(item) ?? item).to;
  const [space = ''] = /^[ \t]*/.exec(state.sliceDoc(begin, state.doc.lineAt(begin).to)) ?? [];
  return begin + space.length;
}

/** Returns the line prefix that starts the next item of the same list. */
function nextItem(state: EditorState, item: SyntaxNode): string {
  const sign = signOf(item) ?? item;
  const line = state.doc.lineAt(sign.from);
  // quote markers before the item are repeated; markers of outer items become spaces
  const before = line.text.slice(0, sign.from - line.from).replaceAll(/[^\s>]/g, ' ');
  const parsed = parseLine(line.text.slice(sign.from - line.from));
  const next = itemSign(parsed).replace(/^\d+/, (number) => String(Number(number) + 1));
  return before + next + (boxOf(item) === null ? '' : '[ ] ');
}

function quoteOf(line: string): string {
  return parseLine(line).quote;
}

/** Returns whether the list is loose, that is, whether an empty line separates its first two items. */
function isLoose(state: EditorState, { parent: list }: SyntaxNode): boolean {
  const [first, second] = list?.getChildren('ListItem') ?? [];
  if (first === undefined || second === undefined) return false;
  const end = state.doc.lineAt(first.to);
  return state.doc.lineAt(second.from).number > end.number + (/^[\s>]*$/.test(end.text) ? 0 : 1);
}

/** Returns the changes that renumber the items below an inserted one. */
function renumbered(state: EditorState, item: SyntaxNode): readonly ChangeSpec[] {
  const { number } = state.doc.lineAt(signOf(item)?.from ?? item.from);
  const { start, lines } = blockAround(state, number, number);
  return changedLines(state, start, numberedOn(lines, number - start));
}
