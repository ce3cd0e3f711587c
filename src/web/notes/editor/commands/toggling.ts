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

/** What a command does to the text and the selection; null where there is nothing for it to do. */
export type Edit = (state: EditorState) => TransactionSpec | null;

interface Toggled {
  readonly name: string;
  readonly back: ChangeSet;
  readonly selection: EditorSelection;
}

const toggled = StateEffect.define<Toggled>();

/** The last command, as long as nothing was typed, chosen or merged since. */
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
 * A command that takes itself back when it is given twice in a row. What it made of a text in several states (some of
 * it bold, headings of two levels) could not be told from the text alone.
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
