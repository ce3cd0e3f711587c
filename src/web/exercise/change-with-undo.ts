import { offerUndo } from '../undo/index.ts';

/** Does something to a record, and once it is done says so and offers the way back, which the edit returns. */
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
