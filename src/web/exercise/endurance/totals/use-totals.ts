import { useMemo } from 'react';
import { type SportTotal, sportTotals, type TotalsLength } from '#domain/exercise/endurance/index.ts';
import { activityOfWorkout, sportWorkouts } from '#domain/exercise/history/index.ts';
import { type Activity, knownSport, type Sport, sports } from '#domain/exercise/index.ts';
import { activityLoad } from '#domain/exercise/load/index.ts';
import { compareText } from '#domain/kernel/index.ts';
import { useDocument, useRecords } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { useTrainedWorkouts } from '../../training-data/index.ts';
import { useLoadChoice } from '../labels/use-load-choice.ts';

/** The number of periods shown. 65 weeks include the same week a year ago, and 30 years cover most people's data. */
const periodsShown: { readonly [L in TotalsLength]: number } = { week: 65, month: 36, year: 30 };

/** Returns the totals of a sport by week, month or year, oldest first. */
export function useTotals(sport: Sport, per: TotalsLength): readonly SportTotal[] {
  const activities = useActivities();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  const choice = useLoadChoice();
  return useMemo(
    () =>
      sportTotals(activities, {
        ...{ sport, per, today, weekStart, periods: periodsShown[per] },
        loadOf: (activity) => activityLoad(activity, choice).load,
      }),
    [activities, sport, per, today, weekStart, choice],
  );
}

/** Returns the sports of the user's activities, most recent first. */
export function useSportsDone(): readonly Sport[] {
  const activities = useActivities();
  return useMemo(() => {
    const lastDay = new Map<Sport, string>();
    for (const { sport, day = '' } of activities) {
      const known = knownSport(sport);
      if (day >= (lastDay.get(known) ?? '')) lastDay.set(known, day);
    }
    return sports
      .filter((sport) => lastDay.has(sport))
      .toSorted((a, b) => compareText(lastDay.get(b) ?? '', lastDay.get(a) ?? ''));
  }, [activities]);
}

/** Returns the activities that are not in the trash. */
export function useStoredActivities(): readonly Activity[] {
  const records = useRecords('activities');
  return useMemo(() => records.filter(({ inTrash }) => !inTrash).map(({ value }) => value), [records]);
}

/**
 * Returns the activities, and those that workouts of one sport count as once all workouts have been read. Of a workout
 * with an activity of its own, only that one counts.
 */
export function useActivities(): readonly Activity[] {
  const stored = useStoredActivities();
  const workouts = useTrainedWorkouts();
  return useMemo(() => {
    const trained = workouts?.isWhole ? workouts.value : [];
    return [...stored, ...sportWorkouts(trained, stored).map(({ day, sport }) => activityOfWorkout(day, sport))];
  }, [stored, workouts]);
}
