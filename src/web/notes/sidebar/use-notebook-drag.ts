import type { NotebookTarget } from '#domain/notes/index.ts';
import type { DropPosition, TreeDrag } from '../../ui/tree.tsx';
import { draggedNotesIn, notebookDragType, notesDragType, useNoteActs } from '../list/index.ts';
import type { NotebookActions } from './use-notebook-actions.ts';

/** Lets the user drag notebooks between and into other notebooks, and drop notes on them. */
export function useNotebookDrag(actions: NotebookActions, onMovedInto: (id: string) => void): TreeDrag {
  const { move } = useNoteActs();
  return {
    carries: (id) => ({ [notebookDragType]: id }),
    takes: (types) => {
      if (types.includes(notesDragType)) return 'onto';
      return types.includes(notebookDragType) ? 'anywhere' : null;
    },
    onDrop: (carried, id, position) => {
      if (carried.types.includes(notesDragType)) return void move(draggedNotesIn(carried), id);
      const moved = carried.getData(notebookDragType);
      if (moved === id) return;
      actions.move(moved, targetOf(id, position));
      if (position === 'on') onMovedInto(id);
    },
  };
}

function targetOf(id: string, position: DropPosition): NotebookTarget {
  if (position === 'on') return { within: id };
  return position === 'before' ? { before: id } : { after: id };
}
