import {
  type ChangeSet,
  type EditorSelection,
  type EditorState,
  type Extension,
  type StateCommand,
  StateEffect,
  StateField,
  type TransactionSpec,
} from '@codemirror/state';

/** Returns what a command changes in the text and selection; null if nothing. */
export type Edit = (state: EditorState) => TransactionSpec | null;

interface Toggled {
  readonly name: string;
  readonly back: ChangeSet;
  readonly selection: EditorSelection;
}

const toggled = StateEffect.define<Toggled>();

/** The last toggle command; cleared by any other edit or selection change, including remote ones. */
const lastToggle = StateField.define<Toggled | null>({
  create: () => null,
  update(last, transaction) {
    const now = transaction.effects.find((effect) => effect.is(toggled));
    if (now !== undefined) return now.value;
    return transaction.docChanged || transaction.selection !== undefined ? null : last;
  },
});

export const toggleMemory: Extension = lastToggle;

/**
 * Returns a command that undoes itself when run twice in a row. The text alone would not tell what to restore if it was
 * in mixed states before, such as partly bold or with headings of two levels.
 */
export function toggling(name: string, edit: Edit): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false;
    const last = state.field(lastToggle, false) ?? null;
    const spec = last?.name === name ? { changes: last.back, selection: last.selection } : edit(state);
    if (spec === null) return false;
    const { changes } = state.update(spec);
    const effect = toggled.of({ name, back: changes.invert(state.doc), selection: state.selection });
    dispatch(state.update(spec, { effects: effect, scrollIntoView: true, userEvent: 'input.format' }));
    return true;
  };
}
