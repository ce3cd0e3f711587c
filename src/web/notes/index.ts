import '../jitless.ts';

export { appendToDay, type InsertedAt, isStillInserted } from './days/append-to-day.ts';
export { DayLineField } from './days/day-line.tsx';
export { DaySummary } from './days/day-summary.tsx';
export { OnThisDay, RememberedDays } from './days/on-this-day.tsx';
export { useDayNote, useFirstLines } from './days/use-day-note.ts';
export { LinkedText } from './links/linked-text.tsx';
export { NotesMentioning } from './links/notes-mentioning.tsx';
export { useNotesToResume } from './list/use-notes-to-resume.ts';
export { loadNotesMessages } from './load-messages.ts';
export { NoteName } from './note-name.tsx';
export { NoteText } from './note-text.tsx';
export { NotesSection as NotesPage } from './notes-section.tsx';
export { type Due, DueList, loadReminderNotices, useDue } from './reminders/index.ts';
export {
  AlsoFoundSlot,
  type FoundRow,
  findingMessages,
  firstShown,
  isWholeAnswer,
  Marked,
  NotesIndexProvider,
  QueryExplanation,
  ResultRow,
  SaveSearch,
  type Search,
  useBeginning,
  useBeginSearch,
  useFoundRows,
  useLiveQuery,
  useMatching,
  useQueryContext,
  useSearch,
  useShowMore,
  useTypedQuery,
} from './search/index.ts';
export { TagLinksSlot } from './tags/tag-links-slot.ts';
export { TagsProvider } from './tags/tags-provider.tsx';
export { tagRecords, useTags } from './tags/use-tags.ts';
export { useNewNote, useOpenToday } from './use-note-actions.ts';
