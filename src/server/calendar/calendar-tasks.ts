import type { Language } from '#domain/language/index.ts';
import { calendarFeed, type FeedEntry, feedEntries } from '#domain/reminders/index.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';
import { chosenLanguage } from './chosen-language.ts';
import { dueInNotes } from './due-in-notes.ts';

/** The tasks that read one user's notes for a calendar feed. */
export const calendarTasks = { feedEntriesOf, printFeed };

export type CalendarTasks = typeof calendarTasks;

/** The maximum number of events in a feed. */
export const maxEvents = 2_000;

export interface FeedSlice {
  readonly notes: readonly StoredRecord[];
  readonly zone: string;
}

/** Returns the reminders and timed tasks of some notes, as many as a feed may contain. */
function feedEntriesOf({ notes, zone }: FeedSlice, progress: Progress): readonly FeedEntry[] {
  return feedEntries(dueInNotes(notes, zone, progress), maxEvents);
}

export interface FeedToPrint {
  readonly entries: readonly FeedEntry[];
  readonly preferences: StoredRecord | null;
  /** The language that the calendar app asked for, if the user has chosen none. */
  readonly asked: Language;
  readonly zone: string;
  readonly generatedAt: number;
}

function printFeed({ entries, preferences: stored, asked, zone, generatedAt }: FeedToPrint): string {
  const language = (stored === null ? null : chosenLanguage(stored)) ?? asked;
  return calendarFeed(entries, { name: 'Mensana', untitled: untitledIn[language], zone, generatedAt, maxEvents });
}

const untitledIn: { readonly [L in Language]: string } = { en: 'Note', de: 'Notiz' };
