export { type ExerciseSession, TrainingHistory } from './training-history.ts';
export {
  type DoneSet,
  doneSet,
  type ExerciseDone,
  type WorkoutDone,
  workoutDone,
  workoutSeconds,
} from './workout-done.ts';
