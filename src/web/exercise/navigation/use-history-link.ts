import { useEffect } from 'react';
import { activitiesLink, workoutsLink } from '../../links/exercise.ts';
import { flag, LocalPreference, useLocalPreference } from '../../local-preferences/index.ts';
import { useRecords } from '../../replica/index.ts';
import type { LinkTarget } from '../../ui/link-target.ts';
import type { ExerciseView } from './tabs.ts';

/** Whether the list of activities was opened last, rather than that of workouts. Applies to this device only. */
const wasActivities = new LocalPreference('mensana-history-activities', flag);

/** Links to the history: to its only list with records, or else to the one that was opened last. */
export function useHistoryLink(): LinkTarget {
  const hasWorkouts = useRecords('workouts').some(({ inTrash }) => !inTrash);
  const hasActivities = useRecords('activities').some(({ inTrash }) => !inTrash);
  const [isActivities] = useLocalPreference(wasActivities);
  const isOnly = hasActivities !== hasWorkouts;
  return (isOnly ? hasActivities : isActivities) ? activitiesLink() : workoutsLink();
}

/** Remembers which of the two lists of the history is open. */
export function useRememberedList({ name }: ExerciseView): void {
  useEffect(() => {
    if (name === 'activities' || name === 'workouts') wasActivities.set(name === 'activities');
  }, [name]);
}
