import { useMemo } from 'react';
import { daysOfSport, type Period, trainedIn } from '#domain/exercise/goals/index.ts';
import { type Sport, sports } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { useRecords } from '../../replica/index.ts';
import { enduranceMessages } from './messages/index.ts';

export interface SportInPeriod {
  readonly sport: Sport;
  readonly name: string;
  /** Above 0. */
  readonly metres: number;
}

/** Returns the distance of each sport with a distance between two days, both inclusive. */
export function useSportsIn({ from, until }: Period): readonly SportInPeriod[] {
  const m = useMessages(enduranceMessages);
  const records = useRecords('activities');
  return useMemo(() => {
    const activities = records
      .filter(({ value: { day = '' }, inTrash }) => !inTrash && day >= from && day <= until)
      .map(({ value }) => value);
    return sports
      .map((sport) => ({
        sport,
        name: m.sports[sport],
        metres: trainedIn(daysOfSport(activities, sport), { from, until }).metres,
      }))
      .filter(({ metres }) => metres > 0);
  }, [m, records, from, until]);
}
