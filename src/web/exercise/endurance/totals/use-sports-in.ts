import { useMemo } from 'react';
import { daysOfSport, type Period, trainedIn } from '#domain/exercise/goals/index.ts';
import { type Sport, sports } from '#domain/exercise/index.ts';
import { useMessages } from '../../../language/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { useActivities } from './use-totals.ts';

export interface SportInPeriod {
  readonly sport: Sport;
  readonly name: string;
  /** Above 0. */
  readonly metres: number;
}

/** Returns the distance of each sport with a distance between two days, both inclusive. */
export function useSportsIn({ from, until }: Period): readonly SportInPeriod[] {
  const m = useMessages(enduranceMessages);
  const all = useActivities();
  return useMemo(() => {
    const activities = all.filter(({ day = '' }) => day >= from && day <= until);
    return sports
      .map((sport) => ({
        sport,
        name: m.sports[sport],
        metres: trainedIn(daysOfSport(activities, sport), { from, until }).metres,
      }))
      .filter(({ metres }) => metres > 0);
  }, [m, all, from, until]);
}
