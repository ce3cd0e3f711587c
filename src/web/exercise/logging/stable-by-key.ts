import type { ExercisesOfWorkout, WorkoutExercise } from '#domain/exercise/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';

/**
 * Gives what was given before as long as it says the same, so that of a workout in which one set changed one row is
 * rendered again and no other.
 */
export function keepEqual<T>(before: T | null, after: T): T {
  return before !== null && equalPlain(before, after) ? before : after;
}

/** The same for things of which each goes by a key of its own. */
export class StableByKey<T> {
  readonly #kept = new Map<string, T>();

  keep(key: string, value: T): T {
    const kept = keepEqual(this.#kept.get(key) ?? null, value);
    this.#kept.set(key, kept);
    return kept;
  }

  get all(): ReadonlyMap<string, T> {
    return new Map(this.#kept);
  }
}

/** The same for the exercises of a workout, each of their sets for itself. */
export function keepEqualExercises(before: ExercisesOfWorkout | null, after: ExercisesOfWorkout): ExercisesOfWorkout {
  if (before === null) return after;
  const known = new Map(before.exercises.map((each) => [each.id, each]));
  const exercises = after.exercises.map((each) => keepEqualExercise(known.get(each.id), each));
  return {
    exercises: sameItems(before.exercises, exercises) ? before.exercises : exercises,
    unplacedSets: keepEqual(before.unplacedSets, after.unplacedSets),
  };
}

function keepEqualExercise(before: WorkoutExercise | undefined, after: WorkoutExercise): WorkoutExercise {
  if (before === undefined) return after;
  const known = new Map(before.sets.map((set) => [set.id, set]));
  const kept = after.sets.map((set) => keepEqual(known.get(set.id) ?? null, set));
  const sets = sameItems(before.sets, kept) ? before.sets : kept;
  const exercise = keepEqual(before.exercise, after.exercise);
  return sets === before.sets && exercise === before.exercise ? before : { id: after.id, exercise, sets };
}

function sameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
