import type { RecordKey } from '../../kernel/index.ts';
import type { Equipment } from './equipment.ts';
import type { KnownExercise } from './known-exercises.ts';
import type { Muscle } from './muscle.ts';
import { searchExercises } from './search-exercises.ts';

export interface ExerciseFilter {
  readonly query: string;
  /** Null matches any muscle. */
  readonly muscle: Muscle | null;
  /** Null matches any equipment. */
  readonly equipment: Equipment | null;
}

/**
 * Returns the exercises that match all parts of a filter. A query sorts them by how well their names match. Without a
 * query the order is: most used, then favourites, then those with the highest weight for the muscle in the filter, then
 * by name.
 *
 * @param uses how much each exercise is used, by key; a missing one is unused
 */
export function findExercises(
  exercises: readonly KnownExercise[],
  { query, muscle, equipment }: ExerciseFilter,
  uses: ReadonlyMap<RecordKey, number> = new Map(),
): readonly KnownExercise[] {
  const fitting = exercises.filter(
    (each) => (muscle === null || weightOf(each, muscle) > 0) && (equipment === null || each.equipment === equipment),
  );
  const found = searchExercises(fitting, query);
  if (query.trim() !== '') return found;
  return [...found].sort(
    (a, b) =>
      (uses.get(b.key) ?? 0) - (uses.get(a.key) ?? 0) ||
      Number(b.isFavourite) - Number(a.isFavourite) ||
      (muscle === null ? 0 : weightOf(b, muscle) - weightOf(a, muscle)),
  );
}

/** Splits the muscles of an exercise into primary (weight 1, or else the greatest weight) and secondary ones. */
export function musclesByPart({ muscles }: Pick<KnownExercise, 'muscles'>): {
  readonly main: readonly string[];
  readonly helping: readonly string[];
} {
  const weights = Object.entries(muscles).sort(([, a], [, b]) => b - a);
  const most = weights[0]?.[1] ?? 0;
  return {
    main: weights.flatMap(([muscle, weight]) => (weight === most ? muscle : [])),
    helping: weights.flatMap(([muscle, weight]) => (weight < most ? muscle : [])),
  };
}

function weightOf({ muscles }: KnownExercise, muscle: Muscle): number {
  return muscles[muscle] ?? 0;
}
