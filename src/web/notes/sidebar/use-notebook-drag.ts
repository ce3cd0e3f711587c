import { type DragAndDropHooks, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { NotebookTarget } from '#domain/notes/index.ts';
import { useNoteActs } from '../list/use-note-acts.ts';
import { draggedNotesIn } from './dragged-notes.ts';
import { notebookDragType, notesDragType } from './note-drag.ts';
import type { NotebookActions } from './use-notebook-actions.ts';

/** Notebooks are dragged into each other and between, and take notes that are dropped on them. */
export function useNotebookDrag(
  actions: NotebookActions,
  onMovedInto: (id: string) => void,
): DragAndDropHooks<{ readonly id: string }> {
  const { move } = useNoteActs();
  const { dragAndDropHooks } = useDragAndDrop<{ readonly id: string }>({
    getItems: (keys) => [...keys].map((key) => ({ [notebookDragType]: String(key), 'text/plain': '' })),
    acceptedDragTypes: [notesDragType, notebookDragType],
    getDropOperation: (target, types) => {
      if (types.has(notesDragType)) return target.type === 'item' && target.dropPosition === 'on' ? 'move' : 'cancel';
      return types.has(notebookDragType) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const key = String(target.key);
      for (const id of keys) actions.move(String(id), targetOf(key, target.dropPosition));
      if (target.dropPosition === 'on') onMovedInto(key);
    },
    onItemDrop: ({ items, target }) => {
      void draggedNotesIn(items).then((ids) => move(ids, String(target.key)));
    },
  });
  return dragAndDropHooks;
}

function targetOf(key: string, position: 'on' | 'before' | 'after'): NotebookTarget {
  if (position === 'on') return { within: key };
  return position === 'before' ? { before: key } : { after: key };
}
