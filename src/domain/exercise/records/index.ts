export { type BestLifts, bestLifts, type CompetitionLift, competitionLifts, totalOf } from './best-lifts.ts';
export { bestSet, type ComparedSet } from './best-set.ts';
export {
  type ComparisonQuestion,
  comparedWithLast,
  type Gain,
  type GainKind,
  type GainOfExercise,
  gainOver,
  type WorkoutComparison,
} from './compared-with-last.ts';
export {
  type ExerciseKind,
  isAssisted,
  movedLoad,
  movesBody,
  type PersonalRecordKind,
  personalRecordKinds,
  recordKindsOf,
} from './exercise-kind.ts';
export { believedSessions, doubtedSets, type ImplausibleValue } from './implausible.ts';
export {
  nothingStands,
  type PersonalRecord,
  recordsMade,
  recordsOverTime,
  type Standing,
  sessionVolume,
  standingRecords,
} from './personal-records.ts';
export {
  type AskedExercise,
  type DoubtedSet,
  type ExerciseProgress,
  exerciseProgress,
  type NewestRecordsQuestion,
  newestRecords,
  newestTelling,
  type OneRepMaxQuestion,
  oneRepMaxByDay,
  type ProgressQuestion,
  type RecordOfExercise,
  type RecordsOfExercise,
  recordsByExercise,
  recordsOfWorkout,
  type WorkoutRecords,
  type WorkoutRecordsQuestion,
  type WorkoutVolume,
} from './records-in-history.ts';
export { type DayFigures, figuresByDay } from './session-figures.ts';
export { type Measuring, type SetMark, setMarks, setVolume } from './set-marks.ts';
