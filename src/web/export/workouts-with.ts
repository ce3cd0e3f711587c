import type { RecordKey } from '#domain/kernel/index.ts';
import type { Replica } from '#sync/replica/replica.ts';

/** Finds the workouts that contain one of the exercises. */
export async function workoutsWith(replica: Replica, exercises: readonly RecordKey[]): Promise<readonly RecordKey[]> {
  const asked = new Set<unknown>(exercises);
  const found: RecordKey[] = [];
  const timeSlice = replica.timeSlice();
  for (const key of replica.keysOf('workouts')) {
    const { fields, tombstone } = await replica.wholeRecord(key);
    const contains = Array.from(fields).some(
      ([path, { value }]) => path.startsWith('exercises/') && path.endsWith('/exercise') && asked.has(value),
    );
    if (tombstone === undefined && contains) found.push(key);
    await timeSlice();
  }
  return found;
}
