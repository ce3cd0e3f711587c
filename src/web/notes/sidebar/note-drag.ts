/** What a drag carries, by the type under which those who may take it look for it. */
export const notesDragType = 'application/x-mensana-notes';
export const notebookDragType = 'application/x-mensana-notebook';

/** The ids of notes that are dragged. */
export function printDraggedNotes(ids: readonly string[]): string {
  return JSON.stringify(ids);
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
