import {
  type Period,
  periodOf,
  type TrainingDays,
  type TrainingTotal,
  trainedIn,
} from '#domain/exercise/goals/index.ts';
import { useToday, useWeekStart } from '../../time/index.ts';
import { type ListedGoal, useGoals } from './use-goals.ts';
import { useTrainingDays } from './use-training-days.ts';

export interface TrainingWeek {
  readonly week: Period;
  readonly total: TrainingTotal;
  readonly goals: readonly ListedGoal[];
  /** All training, from which the progress of goals is computed. */
  readonly days: TrainingDays;
}

/** Returns the training of this week and the goals; null if there is neither training nor a goal. */
export function useThisWeek(): TrainingWeek | null {
  const days = useTrainingDays();
  const goals = useGoals();
  const week = periodOf(useToday(), 'week', useWeekStart());
  if (days.size === 0 && goals.length === 0) return null;
  return { week, total: trainedIn(days, week), goals, days };
}
