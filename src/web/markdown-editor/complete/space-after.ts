import { pickedCompletion } from '@codemirror/autocomplete';
import { type Extension, StateField } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Puts one space between an accepted completion and the word that is typed next, so that neither becomes part of the
 * other. A space that is typed there is the one that the completion ended with.
 */
export const spaceAfterCompletion: Extension = [
  // Returns the end of the completion that was accepted last, while the cursor is there.
  StateField.define<number | null>({
    create: () => null,
    update: (end, transaction) => {
      if (transaction.annotation(pickedCompletion) !== undefined) return transaction.newSelection.main.head;
      return transaction.docChanged || transaction.selection !== undefined ? null : end;
    },
    provide: (field) =>
      EditorView.inputHandler.of((view, from, to, text) => {
        if (from !== to || from !== view.state.field(field)) return false;
        const before = view.state.sliceDoc(from - 1, from);
        if (text === ' ' && before === ' ') {
          view.dispatch({ selection: { anchor: from } });
          return true;
        }
        if (!/^[\p{L}\p{N}]/u.test(text) || !/[\p{L}\p{N}]/u.test(before)) return false;
        view.dispatch({
          changes: { from, insert: ` ${text}` },
          selection: { anchor: from + 1 + text.length },
          userEvent: 'input.type',
          scrollIntoView: true,
        });
        return true;
      }),
  }),
];
