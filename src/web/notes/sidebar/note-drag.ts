/** What a drag carries, by the type under which those who may take it look for it. */
export const notesDragType = 'application/x-mensana-notes';
export const notebookDragType = 'application/x-mensana-notebook';

/** What a drag of these notes carries. */
export function draggedNotes(ids: readonly string[]): Readonly<Record<string, string>> {
  return { [notesDragType]: JSON.stringify(ids) };
}

/** @returns the ids of the notes that are carried, or none where another page carries something else under that type */
export function draggedNotesIn(carried: Pick<DataTransfer, 'getData'>): readonly string[] {
  try {
    const ids: unknown = JSON.parse(carried.getData(notesDragType));
    return Array.isArray(ids) ? [...new Set(ids.filter((id) => typeof id === 'string'))] : [];
  } catch {
    return [];
  }
}
