import { collectionOf } from '#domain/kernel/index.ts';
import type { Language } from '#domain/language/index.ts';
import type { DueEntry } from '#domain/reminders/index.ts';
import type { StoredRecord } from '#sync/hub/hub-storage.ts';
import type { Progress } from '#sync/hub/hub-tasks.ts';
import { chosenLanguage } from '../calendar/chosen-language.ts';
import { dueInNotes } from '../calendar/due-in-notes.ts';

/** The tasks that read when one user's notes come due. */
export const pushTasks = { dueTimesIn };

export type PushTasks = typeof pushTasks;

/** When something of a note comes due. */
export type DueTime = Pick<DueEntry, 'noteId' | 'title' | 'at' | 'zone' | 'repeat'>;

export interface RecordsToRead {
  /** Notes, and the preferences if they are among what changed. */
  readonly records: readonly StoredRecord[];
  readonly zone: string;
}

export interface ReadDueTimes {
  readonly times: readonly DueTime[];
  /** What the user chose in the app; absent if the preferences are not among the records. */
  readonly language?: Language | null;
}

/** A message contains an id and no title, but the device asks for the title, and shows one line. */
const maxTitleLength = 200;

function dueTimesIn({ records, zone }: RecordsToRead, progress: Progress): ReadDueTimes {
  const notes = records.filter(({ key }) => collectionOf(key) === 'notes');
  const preferences = records.find(({ key }) => collectionOf(key) === 'preferences');
  const times = dueInNotes(notes, zone, progress).map(({ noteId, title, at, zone: entryZone, repeat }) => ({
    ...{ noteId, at, zone: entryZone, repeat },
    title: title.slice(0, maxTitleLength),
  }));
  return { times, ...(preferences !== undefined && { language: chosenLanguage(preferences) }) };
}
