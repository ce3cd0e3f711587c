import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { notesDragType, parseDraggedNotes } from './note-drag.ts';

/** The notes among things that were dropped. */
export async function draggedNotesIn(items: readonly DropItem[]): Promise<readonly string[]> {
  const texts = items.flatMap((item) =>
    item.kind === 'text' && item.types.has(notesDragType) ? [item.getText(notesDragType)] : [],
  );
  return [...new Set((await Promise.all(texts)).flatMap(parseDraggedNotes))];
}
