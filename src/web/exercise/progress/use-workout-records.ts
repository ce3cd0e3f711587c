import { useMemo } from 'react';
import type { DoubtedSet, RecordOfExercise, WorkoutVolume } from '#domain/exercise/records/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { askedExercise } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

export interface KnownWorkoutRecords {
  readonly made: readonly RecordOfExercise[];
  /** By the set that made them. */
  readonly madeBySet: ReadonlyMap<string, readonly RecordOfExercise[]>;
  /** Those of single sets. The volume of a session belongs to no set, although one of them passes the previous best. */
  readonly ownBySet: ReadonlyMap<string, readonly RecordOfExercise[]>;
  readonly implausibleBySet: ReadonlyMap<string, DoubtedSet>;
  readonly volume: WorkoutVolume;
}

/**
 * Returns a workout's personal records relative to earlier workouts, and updates as its sets are completed; null until
 * all workouts have been read.
 *
 * @param exercises the keys of its exercises
 */
export function useWorkoutRecords(workout: string, exercises: readonly RecordKey[]): KnownWorkoutRecords | null {
  const catalogue = useCatalogue();
  const method = useOneRepMaxMethod();
  const asked = [...new Set(exercises)].flatMap((key) => askedExercise(catalogue, key) ?? []);
  const known = useTraining({ about: 'workoutRecords', workout, exercises: asked, method });
  const value = known?.isWhole === true ? known.value : null;
  return useMemo(() => {
    if (value === null) return null;
    return {
      made: value.made,
      madeBySet: Map.groupBy(value.made, ({ record }) => record.set.id),
      ownBySet: Map.groupBy(
        value.made.filter(({ record }) => record.kind !== 'sessionVolume'),
        ({ record }) => record.set.id,
      ),
      implausibleBySet: new Map(value.implausible.map((each) => [each.set, each])),
      volume: value.volume,
    };
  }, [value]);
}
