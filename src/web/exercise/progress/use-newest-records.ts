import { useMemo } from 'react';
import { newestTelling, type RecordOfExercise } from '#domain/exercise/records/index.ts';
import { useRecords } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';
import { allAskedExercises } from './asked-exercise.ts';
import { useOneRepMaxMethod } from './use-one-rep-max-method.ts';

/** Enough to find a record of strength behind those of volume, which nearly every workout can set. */
const most = 100;

/**
 * Returns the newest personal records of strength, those of one exercise in one workout; records of volume if there are
 * no others. Returns `loading` until all workouts have been read, null if there are no records.
 */
export function useNewestRecords(): readonly RecordOfExercise[] | 'loading' | null {
  const hasWorkouts = useRecords('workouts').some(({ inTrash }) => !inTrash);
  const method = useOneRepMaxMethod();
  const catalogue = useCatalogue();
  const exercises = useMemo(() => allAskedExercises(catalogue), [catalogue]);
  const known = useTraining(hasWorkouts ? { about: 'newestRecords', exercises, method, most } : null);
  if (!hasWorkouts) return null;
  // While only the newest workouts have been read, a set that merely repeats an older one would count as a record.
  if (known?.isWhole !== true) return 'loading';
  const first = newestTelling(known.value);
  if (first === undefined || !catalogue.has(first.exercise)) return null;
  return known.value.filter((each) => isOfSameWorkout(each, first));
}

function isOfSameWorkout(a: RecordOfExercise, b: RecordOfExercise): boolean {
  return a.exercise === b.exercise && a.record.workout === b.record.workout;
}
