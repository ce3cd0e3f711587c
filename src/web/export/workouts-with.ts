import { workoutExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../replica/index.ts';

/** Finds the workouts that contain one of the exercises. */
export async function workoutsWith(
  { reader, whenRead }: DocumentActions,
  exercises: readonly RecordKey[],
): Promise<readonly RecordKey[]> {
  const asked = new Set<string | undefined>(exercises);
  const found: RecordKey[] = [];
  await whenRead();
  const timeSlice = reader.timeSlice();
  for (const key of reader.keysOf('workouts')) {
    const { fields, tombstone } = await reader.whole(key);
    const isAsked = workoutExercises(fields).exercises.some(({ exercise }) => asked.has(exercise.exercise));
    if (tombstone === undefined && isAsked) found.push(key);
    await timeSlice();
  }
  return found;
}
