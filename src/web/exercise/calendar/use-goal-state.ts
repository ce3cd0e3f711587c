import { useMemo } from 'react';
import {
  type DayAmount,
  daysOfSport,
  type FollowedGoal,
  type HeldWeightGoal,
  type HeldWeightProgress,
  heldWeightProgress,
  progressOf,
  progressOfAmounts,
  type RepeatedGoal,
  type RepeatedProgress,
  type SetsGoal,
  type StrengthGoal,
  strengthProgress,
  type TrainingDays,
  type VolumeGoal,
  type WeightGoal,
  weightProgress,
} from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument, useRecords } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { useMeasureFormat, useWeightTrend } from '../body/index.ts';
import { calendarMessages } from './messages/index.ts';
import { isCounted } from './use-goal-amounts.ts';
import { type GoalHistory, useGoalHistory } from './use-goal-history.ts';
import { useGoalNames } from './use-goal-names.ts';

export interface GoalState {
  /** `3 sessions a week`. */
  readonly name: string;
  /** `2 of 3`. */
  readonly state: string;
  /** The progress, from 0 to 1. */
  readonly share: number;
  readonly isMet: boolean;
  /** The number of consecutive periods in which the goal was met; 0 for a one-off goal. */
  readonly inARow: number;
  /** `Met 4 weeks in a row`; empty without a streak. */
  readonly streak: string;
}

type Standing = Omit<GoalState, 'name'>;

export function useGoalState(goal: FollowedGoal, days: TrainingDays): GoalState {
  const { nameOf } = useGoalNames();
  const history = useGoalHistory(goal);
  const daysCounted = useDaysCounted(goal, days);
  const repeated = useRepeatedStanding();
  const strength = useStrengthStanding();
  const weight = useWeightStanding();
  const held = useHeldWeightStanding();
  return { name: nameOf(goal), ...standing() };

  function standing(): Standing {
    switch (goal.kind) {
      case 'bodyWeight':
        return weight(goal);
      case 'holdBodyWeight':
        return held(goal);
      case 'e1rm':
        return strength(goal, history);
      case 'sets':
      case 'volume':
        return repeated(goal, history.amounts);
      default:
        return repeated(goal, daysCounted);
    }
  }
}

/** Returns the training days of the goal's sport, or all training days if the goal is for no particular sport. */
function useDaysCounted(goal: FollowedGoal, days: TrainingDays): TrainingDays {
  const activities = useRecords('activities');
  const sport = 'sport' in goal ? goal.sport : undefined;
  return useMemo(() => {
    if (sport === undefined) return days;
    return daysOfSport(
      activities.filter(({ inTrash }) => !inTrash).map(({ value }) => value),
      sport,
    );
  }, [activities, days, sport]);
}

/** Returns the state while the training data is loading. */
function unread(state: string): Standing {
  return { state, share: 0, isMet: false, inARow: 0, streak: '' };
}

function useRepeatedStanding() {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const { amountOf } = useGoalNames();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  return (
    goal: RepeatedGoal | SetsGoal | VolumeGoal,
    counted: TrainingDays | readonly DayAmount[] | null,
  ): Standing => {
    if (counted === null) return unread(m.loading);
    const { done, share, isMet, streak } = progressIn(goal, counted, { today, weekStart });
    const bare = (value: number) => (isCounted(goal.kind) ? count(Math.round(value * 10) / 10) : amountOf(goal, value));
    return {
      state: m.doneOf({ done: bare(done), target: bare(goal.target) }),
      share,
      isMet,
      inARow: streak.current,
      streak: streak.current > 0 ? m.streak[goal.per]({ count: streak.current }) : '',
    };
  };
}

function progressIn(
  goal: RepeatedGoal | SetsGoal | VolumeGoal,
  counted: TrainingDays | readonly DayAmount[],
  inputs: Parameters<typeof progressOf>[2],
): RepeatedProgress {
  if (goal.kind === 'sets' || goal.kind === 'volume')
    return progressOfAmounts(goal, counted as readonly DayAmount[], inputs);
  return progressOf(goal, counted as TrainingDays, inputs);
}

function useStrengthStanding() {
  const m = useMessages(calendarMessages);
  const { amountOf } = useGoalNames();
  const { day } = useTimeFormat();
  const today = useDocument().today();
  return (goal: StrengthGoal, { estimates }: GoalHistory): Standing => {
    if (estimates === null) return unread(m.loading);
    const { best, share, isMet } = strengthProgress(goal, estimates);
    const since = goal.from === null ? m.everDone : m.since({ day: day(goal.from, today) });
    const state = best === null ? m.noSetsSince({ since }) : m.bestSince({ best: amountOf(goal, best), since });
    return { state, share, isMet, inARow: 0, streak: '' };
  };
}

function useWeightStanding() {
  const m = useMessages(calendarMessages);
  const trend = useWeightTrend();
  const { reckoned } = useMeasureFormat();
  return (goal: WeightGoal): Standing => {
    const progress = weightProgress(goal, trend);
    if (progress === null) return unread(m.notWeighed);
    const state = m.fromTo({ start: reckoned(progress.start, 'mass'), now: reckoned(progress.now, 'mass') });
    return { state, share: progress.share, isMet: progress.isMet, inARow: 0, streak: '' };
  };
}

function useHeldWeightStanding() {
  const m = useMessages(calendarMessages);
  const trend = useWeightTrend();
  const { reckoned } = useMeasureFormat();
  const { day } = useTimeFormat();
  const today = useDocument().today();
  return (goal: HeldWeightGoal): Standing => {
    const progress = heldWeightProgress(goal, trend, today);
    if (progress === null) return unread(m.notWeighed);
    return { state: stateOf(progress), share: progress.share, isMet: progress.isMet, inARow: 0, streak: '' };
  };

  function stateOf({ now, low, high, side, lastWeighed }: HeldWeightProgress): string {
    const weight = reckoned(now, 'mass');
    if (lastWeighed !== null) return m.lastWeighed({ now: weight, day: day(lastWeighed, today) });
    return m.heldNow[side]({ now: weight, low: reckoned(low, 'mass'), high: reckoned(high, 'mass') });
  }
}
