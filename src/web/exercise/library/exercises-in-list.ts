import { findExercises, type KnownExercise, type KnownExercises } from '#domain/exercise/index.ts';
import type { ExercisesListing } from './use-exercises-route.ts';

export function exercisesInList(known: KnownExercises, listing: ExercisesListing): readonly KnownExercise[] {
  const { list } = listing;
  return findExercises(
    Array.from(known.values()).filter((each) => isIn(list, each)),
    listing,
  );
}

function isIn(
  list: ExercisesListing['list'],
  { isInTrash, isOffered, isHidden, merged, deletion }: KnownExercise,
): boolean {
  if (list === 'trash') return isInTrash;
  if (list === 'hidden') return !isInTrash && deletion === null && (isHidden || merged !== null);
  return isOffered;
}
