import '../jitless.ts';

export { DaySummary } from './days/day-summary.tsx';
export { OnThisDay, RememberedDays } from './days/on-this-day.tsx';
export { NotesMentioning } from './links/notes-mentioning.tsx';
export { loadNotesMessages } from './load-messages.ts';
export { NoteName } from './note-name.tsx';
export { NoteText } from './note-text.tsx';
export { NotesSection as NotesPage } from './notes-section.tsx';
export { NotesIndexProvider } from './search/index.ts';
export { useNewNote, useOpenToday } from './use-note-actions.ts';
export { listHref, noteHref } from './use-notes-route.ts';
