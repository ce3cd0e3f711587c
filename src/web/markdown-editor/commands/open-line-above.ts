import type { EditorState, Line, StateCommand } from '@codemirror/state';
import { parseLine } from '../text/markdown-line.ts';
import { treeAt } from '../text/tree-at.ts';
import { visibleStart } from '../text/visible-start.ts';

/**
 * Inserts an empty line above when the user presses Enter before the text of a heading. A line break there would leave
 * the marker above and make the heading ordinary text.
 */
export const openLineAbove: StateCommand = ({ state, dispatch }) => {
  const { main, ranges } = state.selection;
  const line = state.doc.lineAt(main.head);
  const { quote } = parseLine(line.text);
  const isBeforeText = ranges.length === 1 && main.empty && main.head > line.from + quote.length && main.head < line.to;
  if (state.readOnly || !isBeforeText || !isHeading(state, line, quote) || main.head !== visibleStart(state, line))
    return false;
  const changes = { from: line.from, insert: `${quote.trimEnd()}\n` };
  dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }));
  return true;
};

function isHeading(state: EditorState, { from, to }: Line, quote: string): boolean {
  const mark = treeAt(state, to).resolveInner(from + quote.length, 1);
  return mark.name === 'HeaderMark' && mark.from === from + quote.length;
}
