import { findExercises, type KnownExercise, type KnownExercises } from '#domain/exercise/index.ts';
import { compareDays, type LocalDay, type RecordKey } from '#domain/kernel/index.ts';
import type { ExercisesListing } from './use-exercises-route.ts';

/** A row of the list: an exercise, or the heading of those below it. */
export type ListedRow =
  | { readonly id: string; readonly exercise: KnownExercise }
  | { readonly id: string; readonly heading: 'recent' | 'others' };

const maxRecent = 5;

/**
 * Returns the rows of a list. Those of the whole list begin with the exercises that were done last, which are also at
 * their places among the others.
 */
export function rowsInList(
  exercises: readonly KnownExercise[],
  listing: ExercisesListing,
  lastDays: ReadonlyMap<RecordKey, LocalDay>,
): readonly ListedRow[] {
  const recent = isWhole(listing) ? doneLast(exercises, lastDays) : [];
  const rows = exercises.map((exercise) => ({ id: exercise.id, exercise }));
  if (recent.length === 0) return rows;
  return [
    { id: ' recent', heading: 'recent' },
    ...recent.map((exercise) => ({ id: recentId(exercise.id), exercise })),
    { id: ' others', heading: 'others' },
    ...rows,
  ];
}

function doneLast(
  exercises: readonly KnownExercise[],
  lastDays: ReadonlyMap<RecordKey, LocalDay>,
): readonly KnownExercise[] {
  const byKey = new Map(exercises.map((exercise) => [exercise.key, exercise]));
  return [...lastDays]
    .toSorted(([, a], [, b]) => compareDays(b, a))
    .flatMap(([key]) => byKey.get(key) ?? [])
    .slice(0, maxRecent);
}

/** Returns the id of an exercise's row among the recent ones. */
export function recentId(id: string): string {
  return `recent ${id}`;
}

/** Returns whether nothing is searched or filtered. */
export function isWhole({ list, query, muscle, equipment }: ExercisesListing): boolean {
  return list === 'all' && query === '' && muscle === null && equipment === null;
}

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
