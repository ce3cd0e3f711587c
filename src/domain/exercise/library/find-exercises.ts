import type { RecordKey } from '../../kernel/index.ts';
import type { Equipment } from '../equipment.ts';
import type { Muscle } from '../muscle.ts';
import type { KnownExercise } from './known-exercises.ts';
import { searchExercises } from './search-exercises.ts';

export interface ExerciseFilter {
  readonly query: string;
  /** null: whatever it trains. */
  readonly muscle: Muscle | null;
  /** null: whatever it is done with. */
  readonly equipment: Equipment | null;
}

/**
 * The exercises that fit all of a filter. A query puts them in the order of how well they are called so; without one the
 * most used come first, then the favourites, then those that a wanted muscle counts most in, then all by name.
 *
 * @param uses how much each exercise is used, by key; those that are not in it are not used
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

/** The muscles that an exercise is for (weight 1, or else its greatest), and those that help. */
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
