export { exercisesDone } from './exercises-done.ts';
export { occurrencesOf, sessionsOfOccurrence } from './occurrence.ts';
export { type ExerciseSession, TrainingHistory } from './training-history.ts';
export {
  type DoneSet,
  type ExerciseDone,
  type WorkoutDone,
  workoutDone,
  workoutSeconds,
} from './workout-done.ts';
