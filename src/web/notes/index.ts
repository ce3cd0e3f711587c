import '../jitless/index.ts';

export {
  DayLineField,
  DaySummary,
  OnThisDay,
  RememberedDays,
  useDayNote,
  useFirstLines,
} from './days/index.ts';
export { NoteText } from './editor/index.ts';
export { LinkedText, NotesMentioning } from './links/index.ts';
export { AddTaskField, useNewNote, useNotesToResume, useOpenToday } from './list/index.ts';
export { loadNotesMessages } from './load-messages.ts';
export { expectText, NoteName } from './model/index.ts';
export { NotesSection as NotesPage } from './page/index.ts';
export { DueList, loadReminderNotices, useDue } from './reminders/index.ts';
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
export { NotesNavigation } from './sidebar/index.ts';
export { TagLinksSlot, TagsProvider, tagRecords, useTags } from './tags/index.ts';
export { appendToDay, type InsertedAt, isStillInserted } from './templates/index.ts';
