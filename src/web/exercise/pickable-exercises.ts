import type { KnownExercise } from '#domain/exercise/index.ts';

/** An exercise under the name that this person gives it. */
export type PickableExercise = KnownExercise;
