import { useMemo } from 'react';
import { mergedSports } from '#domain/exercise/history/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from './use-training.ts';

/** Returns the workouts with a completed set, with the sports that they consist of; null until the worker has answered. */
export function useTrainedWorkouts() {
  const catalogue = useCatalogue();
  const sports = useMemo(() => mergedSports(catalogue), [catalogue]);
  return useTraining({ about: 'trainedWorkouts', sports });
}
