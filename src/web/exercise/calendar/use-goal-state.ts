import { useMemo } from 'react';
import {
  type DayAmount,
  daysOfSport,
  type FollowedGoal,
  type HeldWeightGoal,
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
import { type KnownExercises, keysMergedWith } from '#domain/exercise/index.ts';
import type { DayFigures } from '#domain/exercise/records/index.ts';
import { musclesCounted } from '#domain/exercise/volume/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { useMeasureFormat, useWeightTrend } from '../body/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useActivities } from '../endurance/index.ts';
import { askedExercise, useOneRepMaxMethod } from '../progress/index.ts';
import { useTraining } from '../training-data/index.ts';
import { calendarMessages } from './messages/index.ts';
import { isCounted } from './use-goal-amounts.ts';
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
  const inputs = useInputs();
  return { name: nameOf(goal), ...standing() };

  function standing(): Standing {
    switch (goal.kind) {
      case 'bodyWeight':
        return weightStanding(goal, inputs);
      case 'holdBodyWeight':
        return heldWeightStanding(goal, inputs);
      case 'e1rm':
        return strengthStanding(goal, history, inputs);
      case 'sets':
      case 'volume':
        return repeatedStanding(goal, history.amounts, inputs);
      default:
        return repeatedStanding(goal, daysCounted, inputs);
    }
  }
}

type Inputs = ReturnType<typeof useInputs>;

/** Returns what the state of a goal depends on besides its training, and formatters for it. */
function useInputs() {
  const { count, day } = useTimeFormat();
  const { amountOf } = useGoalNames();
  const { reckoned } = useMeasureFormat();
  return {
    m: useMessages(calendarMessages),
    count,
    day,
    amountOf,
    weightLabel: (kilograms: number) => reckoned(kilograms, 'mass'),
    trend: useWeightTrend(),
    today: useDocument().today(),
    weekStart: useWeekStart(),
  };
}

/** Returns the training days of the goal's sport, or all training days if the goal is for no particular sport. */
function useDaysCounted(goal: FollowedGoal, days: TrainingDays): TrainingDays {
  const activities = useActivities();
  const sport = 'sport' in goal ? goal.sport : undefined;
  return useMemo(() => {
    return sport === undefined ? days : daysOfSport(activities, sport);
  }, [activities, days, sport]);
}

/** Returns the state while the training data is loading. */
function unread(state: string): Standing {
  return { state, share: 0, isMet: false, inARow: 0, streak: '' };
}

function repeatedStanding(
  goal: RepeatedGoal | SetsGoal | VolumeGoal,
  counted: TrainingDays | readonly DayAmount[] | null,
  { m, count, amountOf, today, weekStart }: Inputs,
): Standing {
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

function strengthStanding(goal: StrengthGoal, { estimates }: GoalHistory, inputs: Inputs): Standing {
  const { m, amountOf, day, today } = inputs;
  if (estimates === null) return unread(m.loading);
  const { best, share, isMet } = strengthProgress(goal, estimates);
  const since = goal.from === null ? m.everDone : m.since({ day: day(goal.from, today) });
  const state = best === null ? m.noSetsSince({ since }) : m.bestSince({ best: amountOf(goal, best), since });
  return { state, share, isMet, inARow: 0, streak: '' };
}

function weightStanding(goal: WeightGoal, { m, trend, weightLabel }: Inputs): Standing {
  const progress = weightProgress(goal, trend);
  if (progress === null) return unread(m.notWeighed);
  const state = m.fromTo({ start: weightLabel(progress.start), now: weightLabel(progress.now) });
  return { state, share: progress.share, isMet: progress.isMet, inARow: 0, streak: '' };
}

function heldWeightStanding(goal: HeldWeightGoal, { m, trend, weightLabel, day, today }: Inputs): Standing {
  const progress = heldWeightProgress(goal, trend, today);
  if (progress === null) return unread(m.notWeighed);
  const { low, high, side, lastWeighed, share, isMet } = progress;
  const now = weightLabel(progress.now);
  const state =
    lastWeighed === null
      ? m.heldNow[side]({ now, low: weightLabel(low), high: weightLabel(high) })
      : m.lastWeighed({ now, day: day(lastWeighed, today) });
  return { state, share, isMet, inARow: 0, streak: '' };
}

/** What a goal needs from the sets of all workouts; null while loading, or if the goal does not need it. */
interface GoalHistory {
  /** Sets or volume by day. */
  readonly amounts: readonly DayAmount[] | null;
  /** The best e1RM of each day. */
  readonly estimates: readonly DayFigures[] | null;
}

/** Queries the sets of all workouts for a goal of an exercise or a muscle. */
function useGoalHistory(goal: FollowedGoal): GoalHistory {
  const catalogue = useCatalogue();
  const method = useOneRepMaxMethod();
  const shares = useMemo(() => sharesOf(goal, catalogue), [goal, catalogue]);
  const sets = useTraining(shares === null ? null : { about: 'setsByDay', shares });
  const asked = goal.kind === 'volume' || goal.kind === 'e1rm' ? askedExercise(catalogue, goal.exercise) : null;
  const progress = useTraining(asked === null ? null : { about: 'progress', exercise: asked, method, from: null });
  const estimates = progress?.isWhole ? progress.value.days : null;
  const volumes = estimates?.map(({ day, volume }) => ({ day, amount: volume ?? 0 })) ?? null;
  return { amounts: goal.kind === 'volume' ? volumes : sets?.isWhole ? sets.value : null, estimates };
}

/**
 * Returns how much a set of each exercise counts towards a goal of sets, without exercises that do not count; null for
 * other kinds of goals.
 */
function sharesOf(goal: FollowedGoal, catalogue: KnownExercises): readonly (readonly [RecordKey, number])[] | null {
  if (goal.kind !== 'sets') return null;
  if ('exercise' in goal.of) return keysMergedWith(catalogue, goal.of.exercise).map((key) => [key, 1]);
  const { muscle } = goal.of;
  const musclesOf = musclesCounted(catalogue);
  return Array.from(catalogue.values()).flatMap(({ key, merged }) => {
    const share = musclesOf(merged?.into ?? key)[muscle] ?? 0;
    return share > 0 ? [[key, share] as const] : [];
  });
}
