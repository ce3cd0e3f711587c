import type { WorkoutDone } from './workout-done.ts';

/** Whether a workout counts as training that was done: it has ended, and at least one set of it was completed. */
export function isTrainingDone({ endedAt, exercises }: Pick<WorkoutDone, 'endedAt' | 'exercises'>): boolean {
  return endedAt !== null && exercises.some(({ sets }) => sets.length > 0);
}
