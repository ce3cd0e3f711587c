import { routine, workout, workoutExercises } from '../exercise/index.ts';
import { routineExercises } from '../exercise/programming/index.ts';
import { collectionOf, inTrash, isErased, parsePath } from '../kernel/index.ts';
import type { ExportedRecord } from './exported-account.ts';

/**
 * Returns the values of a record's leaves by path. An export has no stamps, so a time that a later edit overrides counts
 * as cleared: else a note that was edited after another device had trashed it would return to the trash.
 */
export function recordValues({ key, leaves }: Pick<ExportedRecord, 'key' | 'leaves'>): ReadonlyMap<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [path, { value }] of leaves) if (value !== undefined) values.set(path, value);
  if (!inTrash(leaves)) clear(values, 'trashedAt');
  if (!isErased(leaves)) clear(values, 'erasedAt');
  const ids = new Set(exercisesIn({ key, leaves }));
  for (const path of ids.size === 0 ? [] : leaves.keys()) {
    const parsed = parsePath(path);
    const [group, id = '', name] = parsed.ok ? parsed.value : [];
    if (group === 'exercises' && name === 'removedAt' && ids.has(id)) clear(values, path);
  }
  return values;
}

/** Returns the ids of a workout's or routine's exercises, also those that a later set brought back. */
function exercisesIn({ key, leaves }: Pick<ExportedRecord, 'key' | 'leaves'>): readonly string[] {
  const collection = collectionOf(key);
  if (collection === workout.collection) return workoutExercises(leaves).exercises.map(({ id }) => id);
  return collection === routine.collection ? routineExercises(leaves).exercises.map(({ id }) => id) : [];
}

function clear(values: Map<string, unknown>, path: string): void {
  if (values.has(path)) values.set(path, null);
}
