import { runningWorkouts } from '#domain/exercise/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../replica/index.ts';

type Workouts = readonly RecordEntry<'workouts'>[];

const runningAmong = onceForAll<Workouts, Workouts>(runningWorkouts);

/** Returns the running workouts, the latest first. The list stays the same object until a workout changes. */
export function useRunningWorkouts(): Workouts {
  return runningAmong(useRecords('workouts'));
}
