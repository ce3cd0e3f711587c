import { type LocalDay, parseDailyNoteId } from '../kernel/index.ts';
import type { Note } from './note.ts';

/** Returns the day of a daily note; null if the note is not a daily note. */
export function dayOfNote(id: string, note: Pick<Note, 'day'>): LocalDay | null {
  const named = parseDailyNoteId(id);
  return note.day ?? (named.ok ? named.value.day : null);
}
