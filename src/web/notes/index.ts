export { NoteName } from './note-name.tsx';
export { NotesPage } from './notes-page.tsx';
export { useNewNote, useOpenToday } from './use-note-actions.ts';
export { noteHref } from './use-notes-place.ts';
