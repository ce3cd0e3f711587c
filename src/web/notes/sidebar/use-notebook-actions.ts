import { recordKey } from '#domain/kernel/index.ts';
import {
  findNotebook,
  type Notebook,
  type NotebookBranch,
  type NotebookTarget,
  notebookPosition,
} from '#domain/notes/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { offerUndo } from '../../undo/index.ts';
import { sidebarMessages } from './messages/index.ts';

export interface NotebookActions {
  /** Creates a notebook and returns its id. */
  readonly create: (name: string, parent: string | null) => string | null;
  readonly change: (id: string, edit: (draft: Notebook) => void) => void;
  readonly move: (id: string, target: NotebookTarget) => void;
  readonly moveToTrash: (id: string) => void;
}

/** Returns the actions on notebooks. None of them changes a note. */
export function useNotebookActions(tree: readonly NotebookBranch[]): NotebookActions {
  const m = useMessages(sidebarMessages);
  const document = useDocument();
  const nameOf = (id: string) => findNotebook(tree, id)?.notebook.name || m.untitledNotebook;
  const change = (id: string, edit: (draft: Notebook) => void) => {
    document.changeRecord('notebooks', id, edit);
  };
  return {
    change,
    create: (name, parent) => {
      const place = notebookPosition(tree, null, { within: parent });
      if (!place.ok) return null;
      return document.createRecord('notebooks', (draft) => {
        draft.name = name;
        draft.order = place.value.order;
        if (parent !== null) draft.parent = parent;
      });
    },
    move: (id, target) => {
      const place = notebookPosition(tree, id, target);
      const before = findNotebook(tree, id)?.notebook;
      if (!place.ok || before === undefined) return;
      const { parent, order } = place.value;
      change(id, (draft) => setPlace(draft, parent, order));
      offerUndo(m.moved({ name: nameOf(id) }), () =>
        change(id, (draft) => {
          const isWhereItWasPut = (draft.parent ?? null) === parent && draft.order === order;
          if (isWhereItWasPut) setPlace(draft, before.parent ?? null, before.order);
        }),
      );
    },
    moveToTrash: (id) => {
      const key = recordKey('notebooks', id);
      const name = nameOf(id);
      document.trash([key]);
      offerUndo(m.trashed({ name }), () => document.restore([key]));
    },
  };
}

function setPlace(draft: Notebook, parent: string | null, order: string | undefined): void {
  draft.parent = parent ?? undefined;
  draft.order = order;
}
