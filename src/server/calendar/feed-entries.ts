import { inTrash, type RecordOf, readRecord, type Weekday } from '#domain/kernel/index.ts';
import { type Language, languageOf } from '#domain/language/index.ts';
import { note } from '#domain/notes/index.ts';
import { type NoteOutline, NoteReading } from '#domain/notes/markdown/index.ts';
import { preferences, preferencesId } from '#domain/profile/index.ts';
import { type DueEntry, dueEntries, englishTimeWords, noteWithReminders } from '#domain/reminders/index.ts';
import { type DocumentIndex, type ReadRecord, readRecords } from '#sync/hub/document.ts';
import type { Hub } from '#sync/hub/hub.ts';
import { createTimeSlice } from '../tasks/time-slice.ts';

/** Returns all reminders and timed tasks of a user's notes. Reading many or long notes leaves time for other users. */
export async function feedEntries(
  hub: Hub,
  uid: string,
  { index, zone }: { readonly index: DocumentIndex; readonly zone: string },
): Promise<readonly DueEntry[]> {
  const endSlice = createTimeSlice();
  const notes = [];
  const keys = index.keys.filter((key) => key.startsWith('notes/'));
  for await (const records of readRecords(hub, uid, keys)) {
    for (const record of records) {
      if (!mayHaveReminders(record)) continue;
      const outline = await outlineOf(record.text ?? '', endSlice);
      const value = readRecord(note, record.fields).value as RecordOf<typeof note>;
      const id = record.stored.key.slice('notes/'.length);
      const mentions = outline.mentions.map(({ label }) => label);
      const noteRecord = { id, value, inTrash: inTrash(record.fields) };
      notes.push(noteWithReminders(noteRecord, { tasks: outline.tasks, mentions }, zone));
      await endSlice();
    }
  }
  return dueEntries(notes, { zone, weekStart, defaultMinutes, words: englishTimeWords });
}

/** Returns the language that the user chose in the app; null if it follows the browser. */
export async function chosenLanguage(hub: Hub, uid: string, { keys }: DocumentIndex): Promise<Language | null> {
  const key = `preferences/${preferencesId}`;
  for await (const records of readRecords(hub, uid, keys.includes(key) ? [key] : [])) {
    for (const { fields } of records) {
      const value = readRecord(preferences, fields).value as RecordOf<typeof preferences>;
      return languageOf(value.language);
    }
  }
  return null;
}

/** Tasks whose time is not fully stated are read as if weeks started on Monday, with 9:00 where no time is stated. */
const weekStart: Weekday = 1;
const defaultMinutes = 9 * 60;

/** Returns whether a note may have reminders or timed tasks; reading its body takes much longer than this. */
function mayHaveReminders({ tombstone, fields, text }: ReadRecord): boolean {
  if (tombstone !== undefined) return false;
  const hasTask = text !== null && /@[\p{L}\d]/u.test(text) && text.includes('[ ]');
  return hasTask || Array.from(fields.keys()).some((path) => path.startsWith('reminders/'));
}

async function outlineOf(text: string, endSlice: () => Promise<void>): Promise<NoteOutline> {
  const reading = new NoteReading(text);
  for (;;) {
    const outline = reading.readOn();
    if (outline !== null) return outline;
    await endSlice();
  }
}
