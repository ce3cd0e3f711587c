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

/** Returns the changes that a command makes to the text and the selection; null if it makes none. */
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
 * Returns a command that undoes itself when run twice in a row. The text alone would not show what to restore if the
 * selection had mixed formats before, such as partly bold text or headings of two levels.
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
