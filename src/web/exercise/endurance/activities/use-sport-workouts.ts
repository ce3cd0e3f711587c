import { useMemo } from 'react';
import { activityOfWorkout, sportWorkouts } from '#domain/exercise/history/index.ts';
import type { Activity } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useRecords } from '../../../replica/index.ts';
import { useTrainedWorkouts } from '../../training-data/index.ts';
import { useStoredActivities } from '../totals/use-totals.ts';

/** A workout of one sport, as the list of activities shows it. */
export interface SportWorkout {
  readonly id: string;
  readonly key: RecordKey;
  readonly inTrash: false;
  /** An activity with its figures, which is not stored. */
  readonly value: Activity;
  readonly isWorkout: true;
}

/** Returns the workouts that count as activities and have none of their own. Until all workouts have been read, these are only the newest. */
export function useSportWorkouts(): readonly SportWorkout[] {
  const workouts = useRecords('workouts');
  const stored = useStoredActivities();
  const trained = useTrainedWorkouts();
  return useMemo(() => {
    const sports = new Map(sportWorkouts(trained?.value ?? [], stored).map(({ id, sport }) => [id, sport]));
    return workouts.flatMap(({ id, key, value, inTrash }) => {
      const sport = sports.get(id);
      if (sport === undefined || inTrash || value.day === undefined) return [];
      const { title, zone } = value;
      const shown = { ...activityOfWorkout(value.day, sport), ...(title && { title }), ...(zone && { zone }) };
      return { id, key, inTrash, value: shown, isWorkout: true as const };
    });
  }, [workouts, stored, trained]);
}
