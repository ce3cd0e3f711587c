import { type Leaves, recordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { listMessages } from './messages/index.ts';
import { differs, type LeafValues, leavesToWrite, undoingOf, valuesAt } from './note-leaves.ts';

/** Returns how the actions on notes read and write the leaves of notes. */
export function useNoteEdits() {
  const m = useMessages(listMessages);
  const document = useDocument();
  const leavesOf = (id: string): Leaves | undefined => document.reader.state(recordKey('notes', id))?.fields;

  /**
   * Writes values to notes and offers to undo it.
   *
   * @param past the values that undo restores, if they are not the current ones
   * @returns the number of notes that changed
   */
  const edit = (
    ids: readonly string[],
    written: LeafValues,
    message: (count: number) => string,
    past?: LeafValues,
  ): number => {
    const changed = ids.filter((id) => differs(leavesOf(id), written));
    if (changed.length === 0) return 0;
    const paths = Object.keys(written);
    const before = new Map(changed.map((id) => [id, past ?? valuesAt(leavesOf(id), paths)]));
    document.setLeaves(
      'notes',
      changed.map((id) => leavesToWrite(id, written)),
    );
    const undo = () => document.setLeaves('notes', undoingOf(before, written, leavesOf));
    offerUndo({ message: message(changed.length), label: m.undo, undo });
    return changed.length;
  };

  return { leavesOf, edit };
}
