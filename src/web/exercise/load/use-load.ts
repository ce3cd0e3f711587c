import { useMemo } from 'react';
import { activitySessions, defaultTimeConstants } from '#domain/exercise/load/index.ts';
import { useDocument, useProfileData, useRecords } from '../../replica/index.ts';
import { useTraining } from '../training-data/index.ts';
import { type Load, loadOf } from './load-of.ts';

export interface KnownLoad {
  /** Null if there are no sessions. */
  readonly load: Load | null;
  /** Whether all workouts have been read. */
  readonly isWhole: boolean;
}

/** Returns the load up to today; null until workouts have been read. */
export function useLoad(): KnownLoad | null {
  const known = useTraining({ about: 'workoutSessions' });
  const activities = useRecords('activities');
  const today = useDocument().today();
  const { ctlDays = defaultTimeConstants.ctlDays, atlDays = defaultTimeConstants.atlDays } =
    useProfileData().preferences.trainingLoad;
  const workouts = known?.value;
  const load = useMemo(() => {
    if (workouts === undefined) return null;
    const present = activities.filter(({ inTrash }) => !inTrash);
    return loadOf([...workouts, ...activitySessions(present, workouts)], today, { ctlDays, atlDays });
  }, [workouts, activities, today, ctlDays, atlDays]);
  return known === null ? null : { load, isWhole: known.isWhole };
}
