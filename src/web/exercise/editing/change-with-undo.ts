import { offerUndo } from '../../undo/index.ts';

/** Applies an edit to the draft of a record and writes what it changed. */
export type Change<Draft> = (edit: (draft: Draft) => void) => void;

/** Applies an edit to a record and shows a message that offers to undo it. The edit returns its undo function. */
export function changeWithUndo<Draft>(
  change: Change<Draft>,
  message: string,
  edit: (draft: Draft) => (later: Draft) => void,
): void {
  let undo: ((later: Draft) => void) | null = null;
  change((draft) => {
    undo = edit(draft);
  });
  if (undo !== null) offerUndo(message, () => undo !== null && change(undo));
}
