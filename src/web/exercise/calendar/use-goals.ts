import { useMemo } from 'react';
import { type FollowedGoal, readGoal } from '#domain/exercise/goals/index.ts';
import { compareText } from '#domain/kernel/index.ts';
import { useRecords } from '../../replica/index.ts';
import type { GoalTarget } from './use-goal-amounts.ts';

export interface ListedGoal {
  readonly id: string;
  readonly goal: FollowedGoal;
  /** The amount as stored. */
  readonly target: GoalTarget;
}

/** Returns the goals that this version of the app supports, oldest first: those in use or those in the trash. */
export function useGoals(list: 'followed' | 'trash' = 'followed'): readonly ListedGoal[] {
  const records = useRecords('goals');
  return useMemo(
    () =>
      records
        .filter(({ inTrash }) => inTrash === (list === 'trash'))
        .toSorted((a, b) => (a.value.createdAt ?? 0) - (b.value.createdAt ?? 0) || compareText(a.id, b.id))
        .flatMap(({ id, value }) => {
          const goal = readGoal(value);
          return goal === null || value.target === undefined ? [] : [{ id, goal, target: value.target }];
        }),
    [records, list],
  );
}
