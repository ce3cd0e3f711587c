import {
  type Period,
  periodOf,
  type TrainingDays,
  type TrainingTotal,
  trainedIn,
} from '#domain/exercise/goals/index.ts';
import { useToday, useWeekStart } from '../../time/index.ts';
import { useTraining } from '../training-data/index.ts';
import { type ListedGoal, useGoals } from './use-goals.ts';
import { useTrainingDays } from './use-training-days.ts';

export interface ThisWeek {
  readonly week: Period;
  readonly total: TrainingTotal;
  /** Hard sets of all exercises; null until all workouts have been read. */
  readonly hardSets: number | null;
  readonly goals: readonly ListedGoal[];
  /** All training, from which the progress of goals is computed. */
  readonly days: TrainingDays;
}

/** Returns the training of this week and the goals; null if there is neither training nor a goal. */
export function useThisWeek(): ThisWeek | null {
  const days = useTrainingDays();
  const goals = useGoals();
  const today = useToday();
  const weekStart = useWeekStart();
  const isShown = days.size > 0 || goals.length > 0;
  const known = useTraining(isShown ? { about: 'hardSets', from: today, until: today, weekStart } : null);
  if (!isShown) return null;
  const week = periodOf(today, 'week', weekStart);
  const exercises = known?.isWhole === true ? (known.value.at(-1)?.exercises ?? []) : null;
  return {
    week,
    total: trainedIn(days, week),
    hardSets: exercises === null ? null : exercises.reduce((sum, { sets }) => sum + sets, 0),
    goals,
    days,
  };
}
