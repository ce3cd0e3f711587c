export { type ImportedExercise, importedExercises } from './imported-exercises.ts';
export type { Alternative, ExerciseMatch, Match, MatchReason, ProposalReason } from './match.ts';
export { matchExercises, type RememberedChoices } from './match-exercises.ts';
export type { NewExercise } from './new-exercise.ts';
