import type { Workout } from '../exercise/index.ts';
import { compareText, type Instant, type RecordKey, recordKey } from '../kernel/index.ts';
import type { Note } from '../notes/index.ts';

export type TimelineEntry =
  | { readonly kind: 'note'; readonly key: RecordKey; readonly at: Instant; readonly note: Note }
  | { readonly kind: 'workout'; readonly key: RecordKey; readonly at: Instant; readonly workout: Workout };

/**
 * Merges notes and workouts into one sequence, newest first: notes by last edit, workouts by start. Leaves out
 * templates and records without a time.
 *
 * @param records by id, without those in the trash
 */
export function timeline(records: {
  readonly notes: ReadonlyMap<string, Note>;
  readonly workouts: ReadonlyMap<string, Workout>;
}): readonly TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const [id, note] of records.notes) {
    const at = note.editedAt ?? note.createdAt;
    if (at === undefined || note.kind === 'template') continue;
    entries.push({ kind: 'note', key: recordKey('notes', id), at, note });
  }
  for (const [id, workout] of records.workouts) {
    const at = workout.startedAt ?? workout.createdAt;
    if (at === undefined) continue;
    entries.push({ kind: 'workout', key: recordKey('workouts', id), at, workout });
  }
  return entries.sort((a, b) => b.at - a.at || compareText(a.key, b.key));
}
