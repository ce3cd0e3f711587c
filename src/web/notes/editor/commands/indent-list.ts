import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import { isCode, isIndentedCode, selectedLines, touchedLines } from './edit-lines.ts';
import { itemAround, itemBeginningOn, signOf } from './items-of-tree.ts';
import { shiftItems } from './list-lines.ts';
import { isListItem, type MarkdownLine, parseLine } from './markdown-line.ts';

/** Puts the items of the selection, with what stands under them, below the item before them. */
export const indentList: StateCommand = (target) => shiftSelected(target, 1);

/** Puts them beside the item they stand under. */
export const outdentList: StateCommand = (target) => shiftSelected(target, -1);

function shiftSelected({ state, dispatch }: Parameters<StateCommand>[0], by: 1 | -1): boolean {
  if (state.readOnly) return false;
  const items = selectedLines(state).flatMap((line) => itemAround(state, line) ?? []);
  if (items.length === 0) return false;
  const numbers = items.map((item) => state.doc.lineAt((signOf(item) ?? item).from).number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const { start, lines } = blockAround(state, first, last);
  const shifted = shiftItems(lines, { first: first - start, last: last - start, by });
  const changes = changedLines(state, start, shifted);
  // The key belongs to the list also where an item cannot go further.
  if (changes.length === 0) return true;
  const set = state.changes(changes);
  dispatch(
    state.update({
      changes: set,
      selection: state.selection.map(set, 1),
      userEvent: by === 1 ? 'input.indent' : 'delete.dedent',
      scrollIntoView: true,
    }),
  );
  return true;
}

/** A key that moves nothing in an item, such as in a table there, still does not leave the text. */
export const stayInItem: StateCommand = ({ state }) =>
  !state.readOnly && touchedLines(state).some((line) => itemAround(state, line) !== null);

/** As far as a list is looked through in each direction. */
const mostLines = 2000;

/**
 * The lines of the list around some of its lines: items, and what is indented or empty between them.
 *
 * @returns `start` is the number of the first of them
 */
export function blockAround(
  state: EditorState,
  first: number,
  last: number,
): { readonly start: number; readonly lines: readonly MarkdownLine[] } {
  const read = (number: number) => readLine(state, state.doc.line(number));
  let start = first;
  while (start > 1 && first - start < mostLines && belongsToList(read(start - 1))) start -= 1;
  let end = last;
  while (end < state.doc.lines && end - last < mostLines && belongsToList(read(end + 1))) end += 1;
  return { start, lines: Array.from({ length: end - start + 1 }, (_, index) => read(start + index)) };
}

/** What looks like an item or a rule in code is a plain line there, and so is what is drawn as no item. */
function readLine(state: EditorState, line: Line): MarkdownLine {
  const parsed = parseLine(line.text);
  const isOther = isListItem(parsed) && itemBeginningOn(state, line) === null;
  if (!isOther && !isCode(state, line) && !isIndentedCode(state, line)) return parsed;
  const code = line.text.slice(parsed.quote.length);
  const indent = /^[ \t]*/.exec(code)?.[0] ?? '';
  return { quote: parsed.quote, indent, mark: '', kind: { is: 'plain' }, text: code.slice(indent.length) };
}

function belongsToList(line: MarkdownLine): boolean {
  return isListItem(line) || line.indent !== '' || line.text.trim() === '';
}

/** Only what differs is exchanged, so that cursors and what others write stay in their places. */
export function changedLines(state: EditorState, first: number, wanted: readonly string[]): readonly ChangeSpec[] {
  return wanted.flatMap((text, index) => {
    const line = state.doc.line(first + index);
    if (line.text === text) return [];
    let same = 0;
    while (same < Math.min(text.length, line.length) && text.at(-1 - same) === line.text.at(-1 - same)) same += 1;
    return [{ from: line.from, to: line.to - same, insert: text.slice(0, text.length - same) }];
  });
}
