import {
  type ChangeSpec,
  type EditorState,
  type Extension,
  type Line,
  type StateCommand,
  StateEffect,
  StateField,
} from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { SyntaxNode } from '@lezer/common';
import { ySyncAnnotation } from 'y-codemirror.next';
import { isListItem, parseLine, textStart } from '../text/markdown-line.ts';
import { enclosing, treeAt } from '../text/tree-at.ts';
import { fencedCodeOf } from './fenced-code.ts';
import { blockAround, changedLines } from './indent-list.ts';
import { itemAround, itemBeginningOn } from './items-of-tree.ts';
import { withoutItem } from './list-lines.ts';

/**
 * Leaves a list on Enter in an empty item, and a quote on Enter in its empty last line. Text that follows directly would
 * still belong to the item or the quote, so an empty line comes before it. Numbered items below would belong to that
 * text, so an empty line comes before them, too. An empty item within another item is left to the commands that move it
 * out by one level.
 */
export const leaveBlock: StateCommand = ({ state, dispatch }) => {
  const line = lineOfCursor(state);
  if (line === null) return false;
  const ofItem = afterItem(state, line);
  const insert = ofItem ?? afterQuote(state, line);
  if (insert === null) return false;
  const below = ofItem === null ? { separator: '', changes: [] } : itemsBelow(state, line);
  const changes = [{ from: line.from, to: line.to, insert: insert + below.separator }, ...below.changes];
  dispatch(state.update({ changes, selection: { anchor: line.from + insert.length }, ...typing }));
  return true;
};

/** Removes the marker of an empty item together with its indentation. */
export const removeEmptyItem: StateCommand = ({ state, dispatch }) => {
  const line = lineOfCursor(state);
  if (line === null || !isEmptyItem(state, line)) return false;
  const { quote } = parseLine(line.text);
  const at = line.from + quote.length;
  const effects = isBelowItem(state, line) ? itemLeft.of(at) : [];
  const changes = [{ from: at, to: line.to }, ...itemsBelow(state, line).changes];
  dispatch(state.update({ changes, effects, ...deleting }));
  return true;
};

/** Removes the checkbox before the text of a task. CodeMirror would put spaces there, enough to begin code. */
export const removeCheckbox: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const parsed = parseLine(line.text);
  const isBeforeText = main.empty && ranges.length === 1 && main.head === line.from + textStart(parsed);
  if (state.readOnly || !isBeforeText || parsed.kind.is !== 'task' || itemBeginningOn(state, line) === null)
    return false;
  const from = line.from + parsed.quote.length + parsed.indent.length + parsed.kind.item.length;
  dispatch(state.update({ changes: { from, to: main.head }, ...deleting }));
  return true;
};

/** Separates the text that is typed where an empty item was removed from the item above. */
export const separatedFromItem: Extension = StateField.define<number | null>({
  create: () => null,
  update: (at, transaction) => {
    const { effects, docChanged, selection, changes } = transaction;
    const left = effects.find((effect) => effect.is(itemLeft));
    if (left !== undefined) return left.value;
    // what another device changes elsewhere does not move the cursor to another line
    if (at !== null && transaction.annotation(ySyncAnnotation) !== undefined) return changes.mapPos(at);
    return docChanged || selection !== undefined ? null : at;
  },
  provide: (field) =>
    EditorView.inputHandler.of((view, from, to, text) => {
      const { state } = view;
      if (from !== to || from !== state.field(field) || /^[\s>*+-]|^\d/.test(text)) return false;
      const line = state.doc.lineAt(from);
      const quote = line.text.slice(0, from - line.from);
      const insert = `${quote.trimEnd()}\n${quote}${text}`;
      const selection = { anchor: line.from + insert.length };
      const changes = { from: line.from, to: from, insert: insert + separatorBelow(state, line) };
      view.dispatch({ changes, selection, ...typing });
      return true;
    }),
});

const itemLeft = StateEffect.define<number>();

const typing = { userEvent: 'input.type', scrollIntoView: true };
const deleting = { userEvent: 'delete.backward', scrollIntoView: true };

/** Returns the line if the only cursor is at its end. */
function lineOfCursor(state: EditorState): Line | null {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  return !state.readOnly && ranges.length === 1 && main.empty && main.head === line.to ? line : null;
}

/** Returns what replaces the line of an empty item; null if it is none, or one within another. */
function afterItem(state: EditorState, line: Line): string | null {
  const item = isEmptyItem(state, line);
  if (!item || hasItemAround(item, line)) return null;
  const { quote } = parseLine(line.text);
  return isBelowItem(state, line) ? `${quote.trimEnd()}\n${quote}` : quote;
}

function isEmptyItem(state: EditorState, line: Line): SyntaxNode | false {
  const parsed = parseLine(line.text);
  if (!isListItem(parsed) || parsed.text.trim() !== '') return false;
  const item = itemBeginningOn(state, line);
  return item !== null && item.to <= line.to && item;
}

function hasItemAround(item: SyntaxNode, line: Line): boolean {
  const around = item.parent === null ? null : enclosing(item.parent, 'ListItem');
  return around !== null && around.from < line.from;
}

/** Returns whether text on the line would belong to an item that ends on the line above. */
function isBelowItem(state: EditorState, { number }: Line): boolean {
  if (number === 1) return false;
  const above = state.doc.line(number - 1);
  const { text, mark } = parseLine(above.text);
  return text.trim() + mark !== '' && itemAround(state, above) !== null;
}

/** Returns how the items below an empty item change when it leaves the list, and what keeps them apart from its text. */
function itemsBelow(
  state: EditorState,
  line: Line,
): { readonly separator: string; readonly changes: readonly ChangeSpec[] } {
  const { start, lines } = blockAround(state, line.number, line.number);
  const at = line.number - start;
  const renumbered = withoutItem(lines, at).slice(at);
  return { separator: separatorBelow(state, line), changes: changedLines(state, line.number + 1, renumbered) };
}

/** Returns the empty line before an item below that cannot interrupt text, since only the number 1 can. */
function separatorBelow(state: EditorState, { number, text }: Line): string {
  if (number === state.doc.lines) return '';
  const below = state.doc.line(number + 1);
  const { kind, quote } = parseLine(below.text);
  const belongsToText = kind.is === 'ordered' && kind.number !== 1 && depthOf(below.text) === depthOf(text);
  return belongsToText && itemBeginningOn(state, below) !== null ? `\n${quote.trimEnd()}` : '';
}

/** Returns what replaces the empty last line of a quote; null if it is none. */
function afterQuote(state: EditorState, line: Line): string | null {
  const { quote, text, mark } = parseLine(line.text);
  const depth = depthOf(line.text);
  if (depth === 0 || text.trim() + mark !== '' || line.number === 1 || fencedCodeOf(state, line) !== null) return null;
  const lineOf = (number: number) => (number > state.doc.lines ? '' : state.doc.line(number).text);
  const [above, below] = [lineOf(line.number - 1), lineOf(line.number + 1)].map(depthOf);
  const isQuote = enclosing(treeAt(state, line.to).resolve(line.to, -1), 'Blockquote') !== null;
  if (!isQuote || above !== depth || below === depth) return null;
  const outer = quote.slice(0, quote.lastIndexOf('>'));
  return `${outer.trimEnd()}\n${outer}`;
}

function depthOf(text: string): number {
  return parseLine(text).quote.split('>').length - 1;
}
