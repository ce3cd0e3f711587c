import type { LocalDay, Weekday } from '../../kernel/index.ts';
import { type PeriodLength, periodNumber, periodOf } from '../period.ts';
import type { RepeatedGoal, RepeatedGoalKind, StrengthGoal } from './goals.ts';
import { type Streak, streakOfPeriods } from './streak.ts';
import type { TrainingDay, TrainingDays } from './training-days.ts';

export interface GoalInputs {
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

export interface RepeatedProgress {
  /** The first day of the current period. */
  readonly from: LocalDay;
  readonly until: LocalDay;
  /** The amount so far in the current period, in the unit of the target. */
  readonly done: number;
  /** `done` as a share of the target, 0–1. */
  readonly share: number;
  readonly isMet: boolean;
  /** Consecutive periods in which the target was met. The current period does not break a streak. */
  readonly streak: Streak;
}

/**
 * Returns the progress of a goal in its current period and its streak of met periods.
 *
 * @param days for a goal of one sport, only the days of that sport
 */
export function progressOf(goal: RepeatedGoal, days: TrainingDays, inputs: GoalInputs): RepeatedProgress {
  const amounts = Array.from(days.values(), (day) => ({ day: day.day, amount: amountOf(goal.kind, day) }));
  return progressOfAmounts(goal, amounts, inputs);
}

/** The amount of one day, in the unit of a target. */
export interface DayAmount {
  readonly day: LocalDay;
  readonly amount: number;
}

/**
 * Returns the progress of daily amounts towards a target in each period.
 *
 * @param amounts in any order; several of one day are added up
 */
export function progressOfAmounts(
  { per, target }: { readonly per: PeriodLength; readonly target: number },
  amounts: Iterable<DayAmount>,
  { today, weekStart }: GoalInputs,
): RepeatedProgress {
  const doneByPeriod = new Map<number, number>();
  for (const { day, amount } of amounts) {
    const period = periodNumber(day, per, weekStart);
    doneByPeriod.set(period, (doneByPeriod.get(period) ?? 0) + amount);
  }
  const now = periodNumber(today, per, weekStart);
  const done = doneByPeriod.get(now) ?? 0;
  const met = [...doneByPeriod].filter(([, amount]) => isReached(amount, target)).map(([period]) => period);
  return {
    ...periodOf(today, per, weekStart),
    done,
    share: Math.min(1, done / target),
    isMet: isReached(done, target),
    streak: streakOfPeriods(met, now),
  };
}

export interface StrengthProgress {
  /** The best e1RM since the goal was set, in kilograms; null if there is none since then. */
  readonly best: number | null;
  /** `best` as a share of the target, 0–1. */
  readonly share: number;
  readonly isMet: boolean;
}

/**
 * Returns how close the best e1RM since the goal was set is to the target. Earlier lifts do not count, because people
 * also set goals to regain former strength.
 *
 * @param days the best e1RM of each day, kilograms, in any order
 */
export function strengthProgress(
  { target, from }: StrengthGoal,
  days: Iterable<{ readonly day: LocalDay; readonly e1rm: number | null }>,
): StrengthProgress {
  let best: number | null = null;
  for (const { day, e1rm } of days)
    if (e1rm !== null && (from === null || day >= from)) best = Math.max(best ?? e1rm, e1rm);
  const share = Math.min(1, Math.max(0, (best ?? 0) / target));
  return { best, share, isMet: best !== null && isReached(best, target) };
}

/** Tolerates floating-point error: 6.2 km and 9.9 km are 16.1 km, though their sum in metres is slightly less. */
function isReached(amount: number, target: number): boolean {
  return amount >= target * (1 - 1e-9);
}

function amountOf(kind: RepeatedGoalKind, { workouts, activities, seconds, metres }: TrainingDay): number {
  switch (kind) {
    case 'workouts':
      return workouts;
    case 'activities':
      return activities;
    case 'sessions':
      return workouts + activities;
    case 'duration':
      return seconds;
    case 'distance':
      return metres;
  }
}
