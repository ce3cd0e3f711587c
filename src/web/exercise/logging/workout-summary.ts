import { type KnownExercise, workoutExercises } from '#domain/exercise/index.ts';
import { isDone } from '#domain/exercise/logging/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';

export interface WorkoutSummary {
  /** In the order of the workout; those whose name is not here are left out. */
  readonly names: readonly string[];
  readonly exercises: number;
  /** Sets that were done. */
  readonly sets: number;
}

/** What a workout was, in short. */
export function workoutSummary(
  leaves: Leaves,
  catalogue: ReadonlyMap<RecordKey, Pick<KnownExercise, 'name'>>,
): WorkoutSummary {
  const { exercises, unplacedSets } = workoutExercises(leaves);
  const sets = [...exercises.flatMap((each) => each.sets), ...unplacedSets];
  return {
    names: exercises.flatMap(({ exercise }) => catalogue.get(exercise.exercise as RecordKey)?.name ?? []),
    exercises: exercises.length,
    sets: sets.filter(isDone).length,
  };
}
