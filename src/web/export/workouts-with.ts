import { workoutExercises } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';

/** Finds the workouts that contain one of the exercises. */
export async function workoutsWith(replica: Replica, exercises: readonly RecordKey[]): Promise<readonly RecordKey[]> {
  const asked = new Set<string | undefined>(exercises);
  const found: RecordKey[] = [];
  const timeSlice = replica.timeSlice();
  for (const key of replica.keysOf('workouts')) {
    const { fields, tombstone } = await replica.wholeRecord(key);
    const isAsked = workoutExercises(fields).exercises.some(({ exercise }) => asked.has(exercise.exercise));
    if (tombstone === undefined && isAsked) found.push(key);
    await timeSlice();
  }
  return found;
}
