import {
  type FollowedGoal,
  type HeldWeightGoal,
  type HeldWeightProgress,
  heldWeightProgress,
  progressOf,
  type RepeatedGoal,
  type TrainingDays,
  type WeightGoal,
  weightProgress,
} from '#domain/exercise/goals/index.ts';
import { type Quantity, roundedIn } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { useMeasureFormat, useWeightTrend } from '../body/index.ts';
import { useDistanceSystem } from '../endurance/index.ts';
import { calendarMessages } from './messages/index.ts';
import { useWeightRange } from './use-goal-amounts.ts';
import { useTrainingWords } from './use-training-words.ts';

export interface GoalState {
  /** `3 sessions a week`. */
  readonly name: string;
  /** `2 of 3`. */
  readonly state: string;
  /** 0–1. */
  readonly share: number;
  readonly isMet: boolean;
  /** Periods in a row in which it was met; 0 for a goal that is met once. */
  readonly inARow: number;
  /** `Met 4 weeks in a row`; empty where it was not. */
  readonly streak: string;
}

/** @returns what puts a goal into words, and says how far it is */
export function useGoalStates(): (goal: FollowedGoal, days: TrainingDays) => GoalState {
  const repeated = useRepeatedState();
  const weight = useWeightState();
  const held = useHeldWeightState();
  return (goal, days) => {
    if (goal.kind === 'bodyWeight') return weight(goal);
    return goal.kind === 'holdBodyWeight' ? held(goal) : repeated(goal, days);
  };
}

function useRepeatedState(): (goal: RepeatedGoal, days: TrainingDays) => GoalState {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const amount = useAmountWords();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  return (goal, days) => {
    const { done, share, isMet, streak } = progressOf(goal, days, { today, weekStart });
    const isCounted = goal.kind !== 'duration' && goal.kind !== 'distance';
    const bare = (value: number) => (isCounted ? count(value) : amount(goal.kind, value));
    return {
      name: m.amountPer[goal.per]({ amount: amount(goal.kind, goal.target) }),
      state: m.doneOf({ done: bare(done), target: bare(goal.target) }),
      share,
      isMet,
      inARow: streak.current,
      streak: streak.current > 0 ? m.inARow[goal.per]({ count: streak.current }) : '',
    };
  };
}

/** `3 sessions`, `20 km`, `2 hr 30 min`. */
function useAmountWords(): (kind: RepeatedGoal['kind'], amount: number) => string {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const { time } = useTrainingWords();
  const unit = useDistanceSystem();
  return (kind, amount) => {
    switch (kind) {
      case 'duration':
        return time(amount);
      case 'distance':
        return `${count(roundedIn({ si: amount } satisfies Quantity, unit))} ${unit}`;
      default:
        return m[kind]({ count: amount });
    }
  };
}

function useWeightState(): (goal: WeightGoal) => GoalState {
  const m = useMessages(calendarMessages);
  const trend = useWeightTrend();
  const { inWords, reckoned } = useMeasureFormat();
  return (goal) => {
    const progress = weightProgress(goal, trend);
    const state =
      progress === null
        ? m.notWeighed
        : m.fromTo({ start: reckoned(progress.start, 'mass'), now: reckoned(progress.now, 'mass') });
    return {
      name: m.weigh({ amount: inWords(goal.typed, 'mass') }),
      state,
      share: progress?.share ?? 0,
      isMet: progress?.isMet ?? false,
      inARow: 0,
      streak: '',
    };
  };
}

function useHeldWeightState(): (goal: HeldWeightGoal) => GoalState {
  const m = useMessages(calendarMessages);
  const trend = useWeightTrend();
  const { inWords, reckoned } = useMeasureFormat();
  const range = useWeightRange();
  const { day } = useTimeFormat();
  const today = useDocument().today();
  return (goal) => {
    const progress = heldWeightProgress(goal, trend, today);
    return {
      name: m.hold({ amount: inWords(goal.typed, 'mass'), within: range.inWords(goal.withinTyped) }),
      state: progress === null ? m.notWeighed : stateOf(progress),
      share: progress?.share ?? 0,
      isMet: progress?.isMet ?? false,
      inARow: 0,
      streak: '',
    };
  };

  function stateOf({ now, low, high, side, lastWeighed }: HeldWeightProgress): string {
    const weight = reckoned(now, 'mass');
    if (lastWeighed !== null) return m.lastWeighed({ now: weight, day: day(lastWeighed, today) });
    return m.heldNow[side]({ now: weight, low: reckoned(low, 'mass'), high: reckoned(high, 'mass') });
  }
}
