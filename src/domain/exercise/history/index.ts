export { type ExerciseUse, exercisesByUse } from './exercise-use.ts';
export { exercisesDone } from './exercises-done.ts';
export { occurrencesOf, sessionsOfOccurrence } from './occurrence.ts';
export { workoutDone } from './read-workout-done.ts';
export { type MergedSports, mergedSports } from './sport-of-exercise.ts';
export { activityOfWorkout, type SportOfWorkout, sportOfWorkout, sportWorkouts } from './sport-of-workout.ts';
export {
  believableSeconds,
  hasNoTime,
  isActivityEmpty,
  isActivityTrained,
  isStartMadeUp,
  isTimeMadeUp,
  type LengthDoubt,
  lengthDoubt,
  maxGapMs,
  setInstants,
  type TrainedWorkout,
  trainedWorkouts,
  workoutSeconds,
} from './trained.ts';
export { type ExerciseSession, TrainingHistory } from './training-history.ts';
export {
  isDayDone,
  isFinishedEmpty,
  isTrained,
  isTrainingDone,
  type TrainingOfWorkout,
  trainingOfWorkout,
} from './training-of-workout.ts';
export type { DoneSet, ExerciseDone, SetLeftOut, WorkoutDone } from './workout-done.ts';
