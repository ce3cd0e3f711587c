import { EditorSelection, type StateCommand } from '@codemirror/state';

/** Puts text in at the cursor. */
export const insertText =
  (text: string): StateCommand =>
  ({ state, dispatch }) => {
    dispatch(state.update(state.replaceSelection(text), { userEvent: 'input.insert', scrollIntoView: true }));
    return true;
  };

/**
 * Puts a block on lines of its own, with empty lines around it, so that it neither joins what stands before nor takes
 * in what follows. The cursor goes where `‸` stands.
 */
export const insertBlock =
  (template: string): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.head);
    const isEmpty = line.text.trim() === '';
    const at = isEmpty ? line.from : line.to;
    const before = isEmpty ? (line.number > 1 && !isBlank(line.number - 1) ? '\n' : '') : '\n\n';
    const after = line.number < state.doc.lines && !isBlank(line.number + 1) ? '\n' : '';
    const cursor = at + before.length + template.indexOf('‸');
    const insert = before + template.replace('‸', '') + after;
    dispatch(
      state.update({
        changes: { from: at, to: line.to, insert },
        selection: EditorSelection.cursor(cursor),
        userEvent: 'input.insert',
        scrollIntoView: true,
      }),
    );
    return true;

    function isBlank(number: number): boolean {
      return state.doc.line(number).text.trim() === '';
    }
  };
