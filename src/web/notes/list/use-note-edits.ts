import { type Leaves, recordKey } from '#domain/kernel/index.ts';
import { type RecordLeaves, useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { differs, type LeafValues, leavesToWrite, undoingOf, valuesAt } from './note-leaves.ts';

export interface LeafWrite {
  readonly collection: 'notes' | 'tags';
  readonly id: string;
  readonly values: LeafValues;
  /** The values that undo restores, if they are not the current ones. */
  readonly past?: LeafValues | undefined;
}

/** Returns how the actions on notes read and write the leaves of notes. */
export function useNoteEdits() {
  const document = useDocument();
  const leavesIn = (collection: LeafWrite['collection']) => (id: string) =>
    document.reader.state(recordKey(collection, id))?.fields;
  const leavesOf: (id: string) => Leaves | undefined = leavesIn('notes');

  /**
   * Writes values to records and offers to undo it.
   *
   * @param undoMore undoes what was done besides
   */
  const write = (writes: readonly LeafWrite[], message: string, undoMore: () => void = () => {}): void => {
    const before = new Map(
      writes.map((each) => [each, each.past ?? valuesAt(leavesIn(each.collection)(each.id), Object.keys(each.values))]),
    );
    const setLeaves = (leavesFor: (write: LeafWrite) => readonly RecordLeaves[]) => {
      for (const [collection, ofIt] of Map.groupBy(writes, (each) => each.collection))
        document.setLeaves(collection, ofIt.flatMap(leavesFor));
    };
    const undoing = (each: LeafWrite) =>
      undoingOf(new Map([[each.id, before.get(each) ?? {}]]), each.values, leavesIn(each.collection));
    setLeaves(({ id, values }) => [leavesToWrite(id, values)]);
    offerUndo(message, () => {
      setLeaves(undoing);
      undoMore();
    });
  };

  /**
   * Writes the same values to notes and offers to undo it.
   *
   * @returns the number of notes that changed
   */
  const edit = (
    ids: readonly string[],
    values: LeafValues,
    message: (count: number) => string,
    past?: LeafValues,
  ): number => {
    const changed = ids.filter((id) => differs(leavesOf(id), values));
    const writes = changed.map((id) => ({ collection: 'notes', id, values, past }) as const);
    if (changed.length > 0) write(writes, message(changed.length));
    return changed.length;
  };

  return { leavesOf, write, edit };
}
