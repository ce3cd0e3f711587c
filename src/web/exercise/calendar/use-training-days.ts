import { useMemo } from 'react';
import { type TrainingDays, trainingDays } from '#domain/exercise/goals/index.ts';
import { type TrainedWorkout, workoutSeconds } from '#domain/exercise/history/index.ts';
import { type RecordEntry, useRecords } from '../../replica/index.ts';
import { useStoredActivities } from '../endurance/index.ts';
import { useTraining } from '../training-data/index.ts';

/** Returns the training of each day. While workouts are still being read, every started workout counts. */
export function useTrainingDays(): TrainingDays {
  const workouts = useRecords('workouts');
  const activities = useStoredActivities();
  const known = useTraining({ about: 'trainedWorkouts', sports: [] });
  const trained = known?.isWhole ? known.value : null;
  return useMemo(
    () => trainingDays({ workouts: trained ?? begun(workouts), activities }),
    [trained, workouts, activities],
  );
}

/** Returns the started workouts from their record summaries, which are available at once. */
function begun(workouts: readonly RecordEntry<'workouts'>[]): readonly TrainedWorkout[] {
  return workouts.flatMap(({ id, value, inTrash }) =>
    inTrash || value.day === undefined ? [] : { id, day: value.day, seconds: workoutSeconds(value) },
  );
}
