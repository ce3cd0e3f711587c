import { useMemo } from 'react';
import { showDuration } from '#domain/exercise/endurance/index.ts';
import { daysOfSport, progressOf, type RepeatedGoal, readGoal } from '#domain/exercise/goals/index.ts';
import type { Sport } from '#domain/exercise/index.ts';
import { seconds, startOfWeek } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useDocument, useRecords } from '../../../replica/index.ts';
import { useWeekStart } from '../../../time/index.ts';
import { useQuantityLabels } from '../../quantities/index.ts';
import { enduranceMessages } from '../messages/index.ts';
import { useActivities } from '../totals/use-totals.ts';

export interface WeekGoal {
  readonly id: string;
  /** From 0 to 1. */
  readonly share: number;
  /** `12 of 20 km`. */
  readonly state: string;
}

/** Returns the progress of the goals for every week that are of one sport. */
export function useWeekGoals(sport: Sport): readonly WeekGoal[] {
  const m = useMessages(enduranceMessages);
  const records = useRecords('goals');
  const activities = useActivities();
  const amountOf = useAmountOf(sport);
  const today = useDocument().today();
  const weekStart = useWeekStart();
  return useMemo(() => {
    const from = startOfWeek(today, weekStart);
    const days = daysOfSport(
      activities.filter(({ day = '' }) => day >= from),
      sport,
    );
    return records.flatMap(({ id, inTrash, value }) => {
      const goal = inTrash ? null : readGoal(value);
      if (goal === null || !('sport' in goal) || goal.sport !== sport || goal.per !== 'week') return [];
      const { done, share } = progressOf(goal, days, { today, weekStart });
      return { id, share, state: m.doneOf({ done: amountOf(goal, done), target: amountOf(goal, goal.target) }) };
    });
  }, [m, records, activities, amountOf, sport, today, weekStart]);
}

/** Returns a formatter for amounts of goals. */
function useAmountOf(sport: Sport): (goal: RepeatedGoal, amount: number) => string {
  const labels = useQuantityLabels();
  return useMemo(
    () =>
      ({ kind }, amount) => {
        if (kind === 'distance') return labels.distance({ si: amount }, sport);
        return kind === 'duration' ? showDuration(seconds(Math.round(amount))) : labels.number(amount, 0);
      },
    [labels, sport],
  );
}
