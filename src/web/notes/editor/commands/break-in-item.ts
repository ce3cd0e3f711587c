import type { StateCommand } from '@codemirror/state';
import { isCode } from './edit-lines.ts';
import { columnsOf, isListItem, parseLine } from './markdown-line.ts';

/** Begins another line of an item of a list, below its text: the item goes on. */
export const breakInItem: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.from);
  const { quote, indent, mark, kind, ...rest } = parseLine(line.text);
  const isItem = isListItem({ quote, indent, mark, kind, ...rest });
  const begin = line.from + quote.length + indent.length + mark.length;
  if (state.readOnly || !isItem || main.from < begin || isCode(state, line.from)) return false;
  const item = kind.is === 'task' ? kind.item : mark;
  const under = ' '.repeat(columnsOf(indent) + item.length);
  dispatch(state.update(state.replaceSelection(`\n${quote}${under}`), { userEvent: 'input', scrollIntoView: true }));
  return true;
};
