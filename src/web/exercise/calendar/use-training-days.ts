import { useMemo } from 'react';
import { type TrainingDays, trainingDays } from '#domain/exercise/goals/index.ts';
import { useRecords } from '../../replica/index.ts';

/** What was trained on each day. */
export function useTrainingDays(): TrainingDays {
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  return useMemo(
    () => trainingDays({ workouts: valuesOf(workouts), activities: valuesOf(activities) }),
    [workouts, activities],
  );
}

function valuesOf<V>(records: readonly { readonly value: V; readonly inTrash: boolean }[]): readonly V[] {
  return records.filter(({ inTrash }) => !inTrash).map(({ value }) => value);
}
