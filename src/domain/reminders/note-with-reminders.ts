import { type Instant, instantAt, type LocalDay, localDayAt } from '../kernel/index.ts';
import { dayOfNote, type Note } from '../notes/index.ts';
import type { NoteTask } from '../notes/markdown/index.ts';
import type { NoteWithReminders } from './due-entries.ts';
import { validReminders } from './valid-reminders.ts';

/** The part of a note record that says what is due. */
export interface NoteRecordOfReminders {
  readonly id: string;
  readonly value: Pick<Note, 'title' | 'day' | 'kind' | 'createdAt' | 'editedAt' | 'importedEditedAt' | 'reminders'>;
  readonly inTrash: boolean;
}

/**
 * Returns a note with what its body says about reminders.
 *
 * @param zone in which a daily note was written
 */
export function noteWithReminders(
  { id, value, inTrash }: NoteRecordOfReminders,
  { tasks, mentions }: { readonly tasks: readonly NoteTask[]; readonly mentions: readonly string[] },
  zone: string,
): NoteWithReminders {
  return {
    id,
    title: value.title?.trim() ?? '',
    isTrashed: inTrash,
    isTemplate: value.kind === 'template',
    writtenAt: writtenAt(id, value, zone),
    reminders: validReminders(value.reminders),
    tasks,
    mentions,
  };
}

/**
 * Returns when words such as `tomorrow` count from: from the beginning of its day in a daily note, else from the last
 * change of the note.
 */
function writtenAt(id: string, note: NoteRecordOfReminders['value'], zone: string): Instant {
  const day = dayOfNote(id, note);
  if (day !== null) return instantAt(day, 0, zone);
  return note.editedAt ?? note.importedEditedAt ?? note.createdAt ?? 0;
}

/**
 * Returns when words count from that are written now: from the beginning of its day in the daily note of another day.
 *
 * @param day of the note; null if it has none
 * @param zone of the person who writes
 */
export function timesCountFrom(day: LocalDay | null, now: Instant, zone: string): Instant {
  return day === null || day === localDayAt(now, zone) ? now : instantAt(day, 0, zone);
}
