let newNoteId: string | null = null;

/** The note was made just now: when it opens, its title is the place to begin. */
export function expectNewNote(id: string): void {
  newNoteId = id;
}

/** Puts the focus into the title of a note that was made just now, after the page has put it on its heading. */
export function focusNewNote(id: string, field: HTMLElement | null): void {
  if (field === null || id !== newNoteId) return;
  newNoteId = null;
  requestAnimationFrame(() => field.focus());
}
