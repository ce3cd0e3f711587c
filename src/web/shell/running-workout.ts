import type { RecordEntry } from '../replica/index.ts';

/**
 * The workout that runs, the one begun last where there are several; null without one. Looks at no more than two leaves
 * of each: it is asked with every change, over thousands of workouts.
 */
export function runningWorkout(workouts: readonly RecordEntry<'workouts'>[]): RecordEntry<'workouts'> | null {
  let newest: RecordEntry<'workouts'> | null = null;
  let newestStart = Number.NEGATIVE_INFINITY;
  for (const workout of workouts) {
    const startedAt = workout.leaves.get('startedAt')?.value;
    if (typeof startedAt !== 'number' || startedAt <= newestStart || workout.inTrash) continue;
    if ((workout.leaves.get('endedAt')?.value ?? null) !== null) continue;
    newest = workout;
    newestStart = startedAt;
  }
  return newest;
}
