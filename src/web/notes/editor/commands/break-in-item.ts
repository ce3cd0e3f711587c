import type { StateCommand } from '@codemirror/state';
import { isCode } from './edit-lines.ts';
import { columnsOf, isListItem, parseLine, textStart } from './markdown-line.ts';

/** Begins another line of an item of a list, below its text: the item goes on. */
export const breakInItem: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.from);
  const parsed = parseLine(line.text);
  const isInText = isListItem(parsed) && main.from >= line.from + textStart(parsed) && !isCode(state, line);
  if (state.readOnly || !isInText) return false;
  const { quote, indent, mark, kind } = parsed;
  const item = kind.is === 'task' ? kind.item : mark;
  const under = ' '.repeat(columnsOf(indent) + item.length);
  dispatch(state.update(state.replaceSelection(`\n${quote}${under}`), { userEvent: 'input', scrollIntoView: true }));
  return true;
};
