import { EditorSelection, type StateCommand } from '@codemirror/state';
import { fitInRow } from '../text/fit-in-row.ts';
import { insetUnder, isListItem, parseLine } from '../text/markdown-line.ts';

export const insertText =
  (text: string): StateCommand =>
  ({ state, dispatch }) => {
    const written = fitInRow(state, state.selection.main.from, text);
    dispatch(
      state.update(state.replaceSelection(text.includes('\n') ? text : written), {
        userEvent: 'input.insert',
        scrollIntoView: true,
      }),
    );
    return true;
  };

/**
 * Inserts a block on lines of its own, separated by empty lines, so that it does not merge with adjacent text. The
 * block stays within the quote and list item of the current line; in an empty item it starts on that line. `‸` marks
 * where the cursor goes.
 *
 * @param userEvent the kind of change; `input.table` if the cursor should be in a cell of the displayed table
 */
export const insertBlock =
  (template: string, userEvent = 'input.insert'): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.head);
    const parsed = parseLine(line.text);
    const { quote, indent, mark, text } = parsed;
    const sign = isListItem(parsed) ? mark : '';
    const inset = insetUnder(parsed);
    // a block cannot start on the line of a task's checkbox
    const isEmpty = text.trim() === '' && (mark === '' || sign !== '') && parsed.kind.is !== 'task';
    const further = (lines: string) =>
      lines.replaceAll(/\n(?!\n|$)/g, `\n${inset}`).replaceAll(/\n(?=\n|$)/g, `\n${inset.trimEnd()}`);
    const before = !isEmpty ? '\n\n' : sign === '' && !isBlank(line.number - 1) ? '\n' : '';
    const after = isBlank(line.number + 1) ? '' : '\n';
    const begun = quote + indent + sign;
    const start = !isEmpty ? line.text : before === '' ? begun : begun.trimEnd();
    const written = start + further(before + template) + after;
    const cursor = written.indexOf('‸', start.length);
    dispatch(
      state.update({
        changes: { from: line.from, to: line.to, insert: written.replace('‸', '') },
        selection: EditorSelection.cursor(line.from + cursor),
        userEvent,
        scrollIntoView: true,
      }),
    );
    return true;

    /** Returns whether a line is empty; lines before the first and after the last count as empty. */
    function isBlank(number: number): boolean {
      return number < 1 || number > state.doc.lines || parseLine(state.doc.line(number).text).text.trim() === '';
    }
  };
