import { isLocalDay, type LocalDay, localDayAt, type Quantity, type Weekday } from '../../kernel/index.ts';
import type { Goal } from '../goal.ts';
import { type PeriodLength, periodNumber, periodOf } from './period.ts';
import { type Streak, streakOfPeriods } from './streak.ts';
import type { TrainingDay, TrainingDays } from './training-days.ts';
import type { HeldWeightGoal, WeightGoal } from './weight-goals.ts';

/** What is counted anew in each period. */
export const repeatedGoalKinds = ['workouts', 'activities', 'sessions', 'duration', 'distance'] as const;

export type RepeatedGoalKind = (typeof repeatedGoalKinds)[number];

/** So much in every day, week or month. */
export interface RepeatedGoal {
  readonly kind: RepeatedGoalKind;
  readonly per: PeriodLength;
  /** A count; seconds for durations, metres for distances. Above 0. */
  readonly target: number;
}

export type FollowedGoal = RepeatedGoal | WeightGoal | HeldWeightGoal;

/**
 * A goal that this version knows to follow.
 *
 * @returns null for one of another kind, and for one without a target above 0
 */
export function readGoal(record: Goal): FollowedGoal | null {
  const { kind, target, per } = record;
  const amount = typeof target === 'object' ? target.si : target;
  if (amount === undefined || !(amount > 0)) return null;
  const typed = typeof target === 'object' ? target : { si: amount };
  if (kind === 'bodyWeight') return { kind: 'bodyWeight', target: amount, typed, from: dayOfGoal(record) };
  if (kind === 'holdBodyWeight') return { kind: 'holdBodyWeight', target: amount, typed, ...rangeOf(record) };
  const repeated = repeatedGoalKinds.find((known) => known === kind);
  return repeated === undefined || per === undefined ? null : { kind: repeated, per, target: amount };
}

/** Goals written by other programs may not say from when they count: they count from when they were created. */
function dayOfGoal({ from, createdAt }: Goal): LocalDay | null {
  if (isLocalDay(from)) return from;
  return createdAt === undefined ? null : localDayAt(createdAt, 'UTC');
}

/** How far a weight to hold may be from its target where the goal does not say, kilograms. */
const usualRange: Quantity = { si: 1 };

function rangeOf({ within }: Goal): Pick<HeldWeightGoal, 'within' | 'withinTyped'> {
  const withinTyped = within !== undefined && within.si > 0 ? within : usualRange;
  return { within: withinTyped.si, withinTyped };
}

export interface GoalInputs {
  readonly today: LocalDay;
  readonly weekStart: Weekday;
}

export interface RepeatedProgress {
  /** The period of today. */
  readonly from: LocalDay;
  readonly until: LocalDay;
  /** Of today's period so far, in the unit of the target. */
  readonly done: number;
  /** Done of the target, 0–1. */
  readonly share: number;
  readonly isMet: boolean;
  /** Periods in a row in which the target was met; what is not over yet breaks nothing. */
  readonly streak: Streak;
}

/** How far a goal is in its period, and for how many periods it was met in a row. */
export function progressOf(goal: RepeatedGoal, days: TrainingDays, { today, weekStart }: GoalInputs): RepeatedProgress {
  const doneByPeriod = new Map<number, number>();
  for (const day of days.values()) {
    const period = periodNumber(day.day, goal.per, weekStart);
    doneByPeriod.set(period, (doneByPeriod.get(period) ?? 0) + amountOf(goal.kind, day));
  }
  const now = periodNumber(today, goal.per, weekStart);
  const done = doneByPeriod.get(now) ?? 0;
  const met = [...doneByPeriod].filter(([, amount]) => isReached(amount, goal.target)).map(([period]) => period);
  return {
    ...periodOf(today, goal.per, weekStart),
    done,
    share: Math.min(1, done / goal.target),
    isMet: isReached(done, goal.target),
    streak: streakOfPeriods(met, now),
  };
}

/** 6.2 km and 9.9 km are 16.1 km, though their sum in metres falls short by a binary fraction. */
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
