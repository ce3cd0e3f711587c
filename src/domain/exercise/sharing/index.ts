export { readSharedFile, type SharedFileError } from './shared-file.ts';
export { addSharedProgramme, type SharedProgramme, shareProgramme } from './shared-programme.ts';
export {
  addSharedRoutine,
  type DescribedExercise,
  exerciseHere,
  type SharedExercise,
  type SharedRoutine,
  type SharedRoutineContent,
  shareRoutine,
} from './shared-routine.ts';
