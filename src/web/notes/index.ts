import '../jitless.ts';

export { NotesMentioning } from './links/notes-mentioning.tsx';
export { loadNotesMessages } from './load-messages.ts';
export { NoteName } from './note-name.tsx';
export { NoteText } from './note-text.tsx';
export { NotesSection as NotesPage } from './notes-section.tsx';
export { type Due, DueList, loadReminderNotices, useDue } from './reminders/index.ts';
export { NotesIndexProvider } from './search/index.ts';
export { useNewNote, useOpenToday } from './use-note-actions.ts';
export { listHref, noteHref } from './use-notes-route.ts';
