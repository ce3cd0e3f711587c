let newNoteId: string | null = null;

/** Remembers that a note was just created, so that its title gets focus when the note opens. */
export function expectNewNote(id: string): void {
  newNoteId = id;
}

/** Moves focus to the title of a note that was just created, after the page has focused its heading. */
export function focusNewNote(id: string, field: HTMLElement | null): void {
  if (field === null || id !== newNoteId) return;
  newNoteId = null;
  requestAnimationFrame(() => field.focus());
}
