import { runningWorkouts } from '#domain/exercise/index.ts';
import { type RecordEntry, useRecords } from '../replica/index.ts';

type Workouts = readonly RecordEntry<'workouts'>[];

/** Several parts of each page ask, of thousands of workouts: they are looked through once for all of them. */
const runningByRecords = new WeakMap<Workouts, Workouts>();

/** The workouts that have begun and not ended, the latest first. The same object until a workout changes. */
export function useRunningWorkouts(): Workouts {
  const records = useRecords('workouts');
  const running = runningByRecords.get(records) ?? runningWorkouts(records);
  runningByRecords.set(records, running);
  return running;
}
