import type { ChangeSpec, EditorState, StateCommand, Text } from '@codemirror/state';
import { selectedLines } from './edit-lines.ts';
import { shiftItems } from './list-lines.ts';
import { isListItem, parseLine } from './markdown-line.ts';

/** Puts the items of the selection, with what stands under them, below the item before them. */
export const indentList: StateCommand = (target) => shiftSelected(target, 1);

/** Puts them beside the item they stand under. */
export const outdentList: StateCommand = (target) => shiftSelected(target, -1);

function shiftSelected({ state, dispatch }: Parameters<StateCommand>[0], by: 1 | -1): boolean {
  if (state.readOnly) return false;
  const items = selectedLines(state).filter(({ text }) => isListItem(parseLine(text)));
  const [first, last] = [items[0]?.number, items.at(-1)?.number];
  if (first === undefined || last === undefined) return false;
  const block = blockAround(state.doc, first, last);
  const lines = block.numbers.map((number) => state.doc.line(number).text);
  const [start = first] = block.numbers;
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

/** As far as a list is looked through in each direction. */
const mostLines = 2000;

/** The lines of the list around some of its lines: items, and what is indented or empty between them. */
export function blockAround(doc: Text, first: number, last: number): { readonly numbers: readonly number[] } {
  let from = first;
  while (from > 1 && first - from < mostLines && belongsToList(doc.line(from - 1).text)) from -= 1;
  let to = last;
  while (to < doc.lines && to - last < mostLines && belongsToList(doc.line(to + 1).text)) to += 1;
  return { numbers: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

function belongsToList(text: string): boolean {
  const line = parseLine(text);
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
