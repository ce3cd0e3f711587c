import type { StateCommand } from '@codemirror/state';
import { isCode } from '../text/block-at.ts';
import { columnsOf, isListItem, itemWidth, parseLine, textStart } from '../text/markdown-line.ts';

/** Starts a new line within a list item, aligned with its text. */
export const breakInItem: StateCommand = ({ state, dispatch }) => {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.from);
  const parsed = parseLine(line.text);
  const isInText = isListItem(parsed) && main.from >= line.from + textStart(parsed) && !isCode(state, line);
  if (state.readOnly || !isInText) return false;
  const under = ' '.repeat(columnsOf(parsed.indent) + itemWidth(parsed));
  dispatch(
    state.update(state.replaceSelection(`\n${parsed.quote}${under}`), { userEvent: 'input', scrollIntoView: true }),
  );
  return true;
};
