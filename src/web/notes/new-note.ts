let newNoteId: string | null = null;

/** Remembers a newly created note, so that its title is focused when it opens. */
export function expectNewNote(id: string): void {
  newNoteId = id;
}

/** Focuses the title of a newly created note, after the page has focused its heading. */
export function focusNewNote(id: string, field: HTMLElement | null): void {
  if (field === null || id !== newNoteId) return;
  newNoteId = null;
  requestAnimationFrame(() => field.focus());
}
