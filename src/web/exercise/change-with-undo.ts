import { offerUndo } from '../undo/index.ts';

/** Applies an edit to a record and shows a message that offers to undo it. The edit returns its undo function. */
export function changeWithUndo<Draft>(
  change: (edit: (draft: Draft) => void) => void,
  { message, label }: { readonly message: string; readonly label: string },
  edit: (draft: Draft) => (later: Draft) => void,
): void {
  let undo: ((later: Draft) => void) | null = null;
  change((draft) => {
    undo = edit(draft);
  });
  if (undo !== null) offerUndo({ message, label, undo: () => undo !== null && change(undo) });
}
