export {
  addSharedRoutine,
  exerciseHere,
  readSharedRoutine,
  type SharedExercise,
  type SharedRoutine,
  type SharedRoutineError,
  shareRoutine,
} from './shared-routine.ts';
