/** Data types by which drop targets recognise what is dragged. */
export const notesDragType = 'application/x-mensana-notes';
export const notebookDragType = 'application/x-mensana-notebook';

export function draggedNotes(ids: readonly string[]): Readonly<Record<string, string>> {
  return { [notesDragType]: JSON.stringify(ids) };
}

/** Returns the ids of the dragged notes; none if another page uses the data type for something else. */
export function draggedNotesIn(carried: Pick<DataTransfer, 'getData'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(carried.getData(notesDragType));
    return Array.isArray(ids) ? [...new Set(ids.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}
