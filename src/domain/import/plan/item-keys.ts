import { collectionOf, type LocalDay, printDailyNoteId, type RecordKey } from '../../kernel/index.ts';
import type { NoteDraft, WholeRecordDraft } from '../draft/index.ts';
import { importedId } from './imported-id.ts';
import type { AppDraft } from './record-draft.ts';
import { type ComparedDocument, type KeyOfAttempt, sourceOf } from './verdict.ts';

/** Returns the keys that the record of an item of another app can have. A recording has the same in each app. */
export function keysOfItem(app: string, draft: AppDraft, isDailyNote: boolean): KeyOfAttempt {
  if (isDailyNote && draft.kind === 'note' && draft.day !== null) return dailyNoteKeys(draft.day);
  const collection = collections[draft.kind];
  const { recordingId } = draft;
  if (recordingId !== undefined) return (attempt) => `${collection}/${importedId('recording', recordingId, attempt)}`;
  return (attempt) => `${collection}/${importedId(app, draft.sourceId, attempt)}`;
}

/** Returns the keys under which a record of this app can be restored: its own, or another one if that was deleted. */
export function keysOfRecord({ key }: Pick<WholeRecordDraft, 'key'>): KeyOfAttempt {
  return (attempt) => (attempt === 0 ? key : `${collectionOf(key)}/${importedId('mensana', key, attempt - 1)}`);
}

const collections = {
  note: 'notes',
  workout: 'workouts',
  activity: 'activities',
  measurement: 'measurements',
} as const;

/**
 * Finds the notes that become the note of their day: the first of each day, unless the day has a note that does not come
 * from it.
 */
export function dailyNotes(
  notes: Iterable<NoteDraft>,
  app: string,
  { find }: Pick<ComparedDocument, 'find'>,
): ReadonlySet<NoteDraft> {
  const daily = new Set<NoteDraft>();
  const days = new Set<string>();
  for (const note of notes) {
    const { day, isTrashed, isTemplate } = note;
    if (day === null || isTrashed || isTemplate || days.has(day)) continue;
    days.add(day);
    const keyOf = dailyNoteKeys(day);
    let attempt = 0;
    while (find(keyOf(attempt))?.isTombstoned === true) attempt += 1;
    const record = find(keyOf(attempt));
    const source = record === null ? null : sourceOf(record);
    if (source === null || (source.app === app && source.id === note.sourceId)) daily.add(note);
  }
  return daily;
}

/** Returns the keys that the note of a day can have. */
export function dailyNoteKeys(day: LocalDay): KeyOfAttempt {
  return (attempt): RecordKey => `notes/${printDailyNoteId(day, attempt + 1)}`;
}
