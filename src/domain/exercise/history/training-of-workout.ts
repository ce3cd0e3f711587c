import type { WorkoutDone } from './workout-done.ts';

/** What was trained in a workout so far: nothing; a set at least, while it still runs; or a set at least, and it has ended. */
export type TrainingOfWorkout = 'none' | 'running' | 'done';

type TrainedFields = Pick<WorkoutDone, 'endedAt' | 'exercises'>;

/**
 * Returns what counts as training in a workout. A set that was ticked off does, whatever its kind and numbers; a planned
 * or typed set that was not does not. This is the only place that decides it.
 */
export function trainingOfWorkout({ endedAt, exercises }: TrainedFields): TrainingOfWorkout {
  if (exercises.length === 0) return 'none'; // only exercises with a set that was done are listed
  return endedAt === null ? 'running' : 'done';
}

/** Whether a workout counts for calendar, goals and streaks: they count it from its first set on. */
export function isTrained(workout: TrainedFields): boolean {
  return trainingOfWorkout(workout) !== 'none';
}

/** Whether a workout counts for load, programmes and progressions: they judge it once it has ended. */
export function isTrainingDone(workout: TrainedFields): boolean {
  return trainingOfWorkout(workout) === 'done';
}

/** Whether a workout was finished without training: what it was started for is still due. */
export function isFinishedEmpty(workout: TrainedFields): boolean {
  return workout.endedAt !== null && trainingOfWorkout(workout) === 'none';
}
