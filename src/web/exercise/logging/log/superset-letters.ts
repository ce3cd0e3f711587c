import type { WorkoutExercise } from '#domain/exercise/index.ts';
import { supersetsOf } from '#domain/exercise/logging/index.ts';

/** Returns the letter of each exercise's superset: A, B, C … in the order in which the supersets start. */
export function lettersOf(exercises: readonly WorkoutExercise[]): ReadonlyMap<string, string> {
  return new Map(
    supersetsOf(exercises).flatMap((ids, at) => ids.map((id) => [id, String.fromCodePoint(65 + (at % 26))] as const)),
  );
}
