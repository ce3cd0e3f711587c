import { type KnownExercise, type SetResult, type WorkoutSet, workoutExercises } from '#domain/exercise/index.ts';
import { isByClock, isDone } from '#domain/exercise/logging/index.ts';
import { bestSet, type Measuring } from '#domain/exercise/records/index.ts';
import type { OneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';

type NamedExercise = Pick<KnownExercise, 'name' | 'tracking' | 'bodyWeightShare' | 'unit'>;

/** An exercise of a workout and its best set; null if none was completed. */
export interface ExerciseInShort {
  readonly exercise: NamedExercise;
  readonly best: SetResult | null;
}

export interface WorkoutSummary {
  /** In the order of the workout, without duplicates and without exercises of unknown name. */
  readonly inShort: readonly ExerciseInShort[];
  /** The number of different exercises. */
  readonly exercises: number;
  /** The number of completed sets. */
  readonly sets: number;
  /** Whether its sets are intervals, done by the clock. */
  readonly isByClock: boolean;
}

export interface SummarisedWorkout {
  readonly leaves: Leaves;
  readonly isRunning: boolean;
  /** In kilograms; null if it is not known. */
  readonly bodyWeight: number | null;
  /** By which the best sets are found. */
  readonly method: OneRepMaxMethod;
}

/**
 * Summarises a workout. Once it has ended, exercises without a completed set are left out, unless no set at all was
 * completed.
 */
export function workoutSummary(
  { leaves, isRunning, bodyWeight, method }: SummarisedWorkout,
  catalogue: ReadonlyMap<RecordKey, NamedExercise>,
): WorkoutSummary {
  const { exercises: all, unplacedSets } = workoutExercises(leaves);
  const sets = [...all.flatMap((each) => each.sets), ...unplacedSets];
  const done = isRunning ? [] : all.filter((each) => each.sets.some(isDone));
  const exercises = done.length === 0 ? all : done;
  const byKey = Map.groupBy(exercises, ({ exercise }) => exercise.exercise as RecordKey);
  return {
    inShort: [...byKey].flatMap(([key, same]) => {
      const exercise = catalogue.get(key);
      const ofExercise = same.flatMap((each) => each.sets);
      return exercise === undefined ? [] : { exercise, best: bestOf(ofExercise, bodyWeight, { exercise, method }) };
    }),
    exercises: byKey.size,
    sets: sets.filter(isDone).length,
    isByClock: isByClock(all),
  };
}

function bestOf(sets: readonly WorkoutSet[], bodyWeight: number | null, measuring: Measuring): SetResult | null {
  const done = sets.filter(isDone).flatMap(({ set: { result } }) => (result === undefined ? [] : comparedOf(result)));
  return bestSet(done, bodyWeight, measuring)?.result ?? null;
}

function comparedOf(result: SetResult) {
  const { kind, load, reps = null, seconds = null, distance, rpe = null, rir = null } = result;
  return { kind, load: load?.si ?? null, reps, seconds, metres: distance?.si ?? null, rpe, rir, result };
}
