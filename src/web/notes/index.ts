import '../jitless.ts';

export { LinkedText } from './links/linked-text.tsx';
export { NotesMentioning } from './links/notes-mentioning.tsx';
export { loadNotesMessages } from './load-messages.ts';
export { NoteName } from './note-name.tsx';
export { NoteText } from './note-text.tsx';
export { NotesSection as NotesPage } from './notes-section.tsx';
export { useNewNote, useOpenToday } from './use-note-actions.ts';
export { listHref, noteHref } from './use-notes-route.ts';
