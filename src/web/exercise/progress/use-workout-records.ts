import { useMemo } from 'react';
import type { ImplausibleValue, RecordOfExercise, WorkoutVolume } from '#domain/exercise/records/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useTraining } from '../training-data/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { askedExercise } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

export interface KnownWorkoutRecords {
  readonly made: readonly RecordOfExercise[];
  /** By set: the records that it made. */
  readonly madeBySet: ReadonlyMap<string, readonly RecordOfExercise[]>;
  /** By set: the figure that is likelier mistyped. */
  readonly implausibleBySet: ReadonlyMap<string, ImplausibleValue>;
  readonly volume: WorkoutVolume;
}

/**
 * The records that a workout made upon what was before it, kept up to date while its sets are done; null until the
 * history was read.
 *
 * @param exercises the keys of the exercises in it
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
      implausibleBySet: new Map(value.implausible.map((each) => [each.set, each.value])),
      volume: value.volume,
    };
  }, [value]);
}
