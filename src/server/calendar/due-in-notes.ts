import { idOf, inTrash, type RecordOf, readRecord, type Weekday } from '#domain/kernel/index.ts';
import { note } from '#domain/notes/index.ts';
import { type NoteOutline, NoteReading } from '#domain/notes/markdown/index.ts';
import { type DueEntry, dueEntries, englishTimeWords, noteWithReminders } from '#domain/reminders/index.ts';
import { stateOf } from '#sync/hub/fold.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';

/** Tasks whose time is not fully stated are read as if weeks started on Monday, with 9:00 where no time is stated. */
const weekStart: Weekday = 1;
const defaultMinutes = 9 * 60;

/** Returns the reminders and timed tasks of some notes. */
export function dueInNotes(notes: readonly StoredRecord[], zone: string, progress: Progress): readonly DueEntry[] {
  const read = notes.flatMap((stored) => {
    progress(stored.key);
    return readNote(stored, zone) ?? [];
  });
  return dueEntries(read, { zone, weekStart, defaultMinutes, words: englishTimeWords });
}

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

function outlineOf(text: string): NoteOutline {
  const reading = new NoteReading(text);
  for (;;) {
    const outline = reading.readOn();
    if (outline !== null) return outline;
  }
}
