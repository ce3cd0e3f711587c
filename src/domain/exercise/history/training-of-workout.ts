import type { WorkoutDone } from './workout-done.ts';

/**
 * The training in a workout so far: no completed set, at least one while the workout is in progress, or at least one
 * after it has ended.
 */
export type TrainingOfWorkout = 'none' | 'running' | 'done';

type TrainedFields = Pick<WorkoutDone, 'endedAt' | 'exercises'>;

/**
 * Returns whether a workout counts as training. A completed set counts, whatever its kind and numbers; a planned or
 * typed set that was not completed does not. No other code decides this.
 */
export function trainingOfWorkout({ endedAt, exercises }: TrainedFields): TrainingOfWorkout {
  if (exercises.length === 0) return 'none'; // lists only exercises with a completed set
  return endedAt === null ? 'running' : 'done';
}

/** Returns whether a workout counts for calendar, goals and streaks, which it does from its first completed set. */
export function isTrained(workout: TrainedFields): boolean {
  return trainingOfWorkout(workout) !== 'none';
}

/** Returns whether a workout counts for load and progressions, which it does once it has ended. */
export function isTrainingDone(workout: TrainedFields): boolean {
  return trainingOfWorkout(workout) === 'done';
}

/** Returns whether a workout was finished without training. The session for which it was started is then still due. */
export function isFinishedEmpty(workout: TrainedFields): boolean {
  return workout.endedAt !== null && trainingOfWorkout(workout) === 'none';
}

/**
 * Returns whether a workout counts as its day of a programme: it has ended with at least half of its working sets
 * completed, and with at least one set. Otherwise the same day stays next.
 */
export function isDayDone(workout: TrainedFields & Pick<WorkoutDone, 'isMostlyOpen'>): boolean {
  return isTrainingDone(workout) && workout.isMostlyOpen !== true;
}
