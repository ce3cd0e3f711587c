import type { WorkoutComparison } from '#domain/exercise/records/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { askedExercise } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/**
 * Compares a workout with last time; null until all workouts have been read, and while nothing is asked.
 *
 * @param workout its id; null while nothing is asked
 * @param exercises the keys of its exercises
 */
export function useWorkoutComparison(
  workout: string | null,
  exercises: readonly RecordKey[],
): WorkoutComparison | null {
  const catalogue = useCatalogue();
  const method = useOneRepMaxMethod();
  const asked = [...new Set(exercises)].flatMap((key) => askedExercise(catalogue, key) ?? []);
  const known = useTraining(workout === null ? null : { about: 'comparedWithLast', workout, exercises: asked, method });
  return known?.isWhole === true ? known.value : null;
}
