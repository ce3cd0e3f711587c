import type { ChangeSpec, EditorState, Line, StateCommand } from '@codemirror/state';
import { isCode, isIndentedCode } from '../text/block-at.ts';
import { isListItem, type MarkdownLine, parseLine } from '../text/markdown-line.ts';
import { selectedLines, touchedLines } from './edit-lines.ts';
import { itemAround, itemBeginningOn, signOf } from './items-of-tree.ts';
import { shiftItems } from './list-lines.ts';

/** Nests the selected items and their children under the previous item. */
export const indentList: StateCommand = (target) => shiftSelected(target, 1);

/** Moves the selected items and their children up to the level of their parent. */
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
  // Handles the key even if the item cannot move further, so that Tab stays in the editor.
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

/** Keeps Tab inside the editor in a list item, even where it has no effect, such as in a table. */
export const stayInItem: StateCommand = ({ state }) =>
  !state.readOnly && touchedLines(state).some((line) => itemAround(state, line) !== null);

/** The maximum number of lines of a list that are read in each direction. */
const maxLines = 2000;

/**
 * Returns the lines of the list that contains the given lines: its items and the indented or empty lines between them.
 *
 * @returns the lines, and in `start` the number of the first one
 */
export function blockAround(
  state: EditorState,
  first: number,
  last: number,
): { readonly start: number; readonly lines: readonly MarkdownLine[] } {
  const read = (number: number) => readLine(state, state.doc.line(number));
  let start = first;
  while (start > 1 && first - start < maxLines && belongsToList(read(start - 1))) start -= 1;
  let end = last;
  while (end < state.doc.lines && end - last < maxLines && belongsToList(read(end + 1))) end += 1;
  return { start, lines: Array.from({ length: end - start + 1 }, (_, index) => read(start + index)) };
}

/**
 * Parses a line for list commands. Lines that only look like list items or thematic breaks, such as those in code,
 * count as plain lines.
 */
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

/** Returns changes for only the parts that differ, so that cursors and concurrent edits keep their positions. */
export function changedLines(state: EditorState, first: number, wanted: readonly string[]): readonly ChangeSpec[] {
  return wanted.flatMap((text, index) => {
    const line = state.doc.line(first + index);
    if (line.text === text) return [];
    let same = 0;
    while (same < Math.min(text.length, line.length) && text.at(-1 - same) === line.text.at(-1 - same)) same += 1;
    return [{ from: line.from, to: line.to - same, insert: text.slice(0, text.length - same) }];
  });
}
