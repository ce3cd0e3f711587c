export type { IndexedRecord } from './indexed-records.ts';
export type { IndexedWorkout } from './indexed-workout.ts';
export { matchingSets, rowsMeeting } from './matching-sets.ts';
export { exerciseJudge, recordJudge, type SearchScope, workoutJudge } from './search-scope.ts';
export type { MatchedText, TextRole } from './search-text.ts';
export { affirmed, asksForExercises, cheapestFirst, isMet } from './settle.ts';
export {
  type SearchedTraining,
  type TrainingHit,
  type TrainingHits,
  type TrainingKind,
  type TrainingResult,
  TrainingRun,
} from './training-run.ts';
export { type TrainingNames, TrainingSearch } from './training-search.ts';
