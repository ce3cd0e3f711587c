export { type ImportedExercise, importedExercises } from './imported-exercises.ts';
export { keptApart } from './kept-apart.ts';
export type { Alternative, ExerciseMatch, Match, MatchReason, ProposalReason } from './match.ts';
export { matchExercises, type RememberedChoices } from './match-exercises.ts';
export type { NewExercise, ProposedPart } from './new-exercise.ts';
