import { idOf, inTrash, type RecordOf, readRecord, type Weekday } from '#domain/kernel/index.ts';
import { type Language, languageOf } from '#domain/language/index.ts';
import { note } from '#domain/notes/index.ts';
import { type NoteOutline, NoteReading } from '#domain/notes/markdown/index.ts';
import { preferences } from '#domain/profile/index.ts';
import {
  calendarFeed,
  dueEntries,
  englishTimeWords,
  type FeedEntry,
  feedEntries,
  noteWithReminders,
} from '#domain/reminders/index.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';

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
  const read = notes.flatMap((stored) => {
    progress(stored.key);
    return readNote(stored, zone) ?? [];
  });
  const entries = dueEntries(read, { zone, weekStart, defaultMinutes, words: englishTimeWords });
  return feedEntries(entries, maxEvents);
}

export interface FeedToPrint {
  readonly entries: readonly FeedEntry[];
  readonly preferences: StoredRecord | null;
  /** The language that the calendar app asked for, if the user has chosen none. */
  readonly asked: Language;
  readonly generatedAt: number;
}

function printFeed({ entries, preferences: stored, asked, generatedAt }: FeedToPrint): string {
  const language = (stored === null ? null : chosenLanguage(stored)) ?? asked;
  return calendarFeed(entries, { name: 'Mensana', untitled: untitledIn[language], generatedAt, maxEvents });
}

const untitledIn: { readonly [L in Language]: string } = { en: 'Note', de: 'Notiz' };

/** Tasks whose time is not fully stated are read as if weeks started on Monday, with 9:00 where no time is stated. */
const weekStart: Weekday = 1;
const defaultMinutes = 9 * 60;

/** Returns a note with its reminders and timed tasks, or null if it has none. */
function readNote(stored: StoredRecord, zone: string) {
  const { fields } = stateOf(stored);
  const text = stored.body?.text ?? '';
  const hasTask = /@[\p{L}\d]/u.test(text) && text.includes('[ ]');
  const hasReminder = Array.from(fields.keys()).some((path) => path.startsWith('reminders/'));
  if (stored.tombstone !== null || !(hasTask || hasReminder)) return null;
  const { tasks, mentions } = outlineOf(text);
  const value = readRecord(note, fields).value as RecordOf<typeof note>;
  const record = { id: idOf(stored.key), value, inTrash: inTrash(fields) };
  return noteWithReminders(record, { tasks, mentions: mentions.map(({ label }) => label) }, zone);
}

/** Returns the language that the user chose in the app; null if it follows the browser. */
function chosenLanguage(stored: StoredRecord): Language | null {
  const value = readRecord(preferences, stateOf(stored).fields).value as RecordOf<typeof preferences>;
  return languageOf(value.language);
}

function outlineOf(text: string): NoteOutline {
  const reading = new NoteReading(text);
  for (;;) {
    const outline = reading.readOn();
    if (outline !== null) return outline;
  }
}
