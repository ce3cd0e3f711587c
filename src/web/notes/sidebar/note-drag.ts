/** What a drag carries, by the type under which those who may take it look for it. */
export const notesDragType = 'application/x-mensana-notes';
export const notebookDragType = 'application/x-mensana-notebook';

/** What a drag of these notes carries. */
export function draggedNotes(ids: readonly string[]): Readonly<Record<string, string>> {
  return { [notesDragType]: JSON.stringify(ids) };
}

/** @returns the ids, or none where another page dragged something else under that type */
export function parseDraggedNotes(text: string): readonly string[] {
  try {
    const ids: unknown = JSON.parse(text);
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
