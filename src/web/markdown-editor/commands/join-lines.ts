import type { EditorState, Line, StateCommand } from '@codemirror/state';
import { isCode, isTableLine } from '../text/block-at.ts';
import { parseLine, textStart } from '../text/markdown-line.ts';

/** Appends the next line, without its list or heading marker, on Delete at the end of a line. */
export const joinNextLine: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const isAtEnd = ranges.length === 1 && main.empty && main.head === line.to && line.number < state.doc.lines;
  if (state.readOnly || !isAtEnd || line.text.trim() === '') return false;
  const next = state.doc.line(line.number + 1);
  const begin = textStart(parseLine(next.text));
  if (begin === 0 || [line, next].some((each) => isOther(state, each))) return false;
  dispatch(
    state.update({
      changes: { from: line.to, to: next.from + begin },
      userEvent: 'delete.forward',
      scrollIntoView: true,
    }),
  );
  return true;
};

/** Turns a heading into plain text on Backspace at the start of its text. */
export const unmarkHeading: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const parsed = parseLine(line.text);
  const begin = line.from + textStart(parsed);
  const isMeant = ranges.length === 1 && main.empty && main.head === begin && parsed.kind.is === 'heading';
  if (state.readOnly || !isMeant || isOther(state, line)) return false;
  dispatch(
    state.update({
      changes: { from: begin - parsed.mark.length, to: begin },
      userEvent: 'delete.backward',
      scrollIntoView: true,
    }),
  );
  return true;
};

/**
 * Returns whether the line is code or a table row, where characters such as `-` and `#` at the start are not markers.
 */
function isOther(state: EditorState, line: Line): boolean {
  return isCode(state, line) || isTableLine(state, line);
}
