import type { ExercisesOfWorkout, WorkoutExercise } from '#domain/exercise/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';

/**
 * Returns the previous value if the new one is deeply equal, so that changing one set renders only one row of a
 * workout.
 */
export function keepEqual<T>(before: T | null, after: T): T {
  return before !== null && equalPlain(before, after) ? before : after;
}

/** Applies {@link keepEqual} to several values, each with its own key. */
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

/** Applies {@link keepEqual} to the exercises of a workout and to each of their sets. */
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
