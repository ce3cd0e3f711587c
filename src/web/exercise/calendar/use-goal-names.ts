import type { FollowedGoal, PeriodLength } from '#domain/exercise/goals/index.ts';
import { type Quantity, type RecordKey, roundedIn } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useMeasureFormat } from '../body/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { enduranceMessages } from '../endurance/index.ts';
import { libraryMessages } from '../library/index.ts';
import { calendarMessages } from './messages/index.ts';
import { useGoalUnit, useWeightRange } from './use-goal-amounts.ts';
import { useTrainingLabels } from './use-training-labels.ts';

/** A goal that does not depend on body weight. */
type TrainedGoal = Exclude<FollowedGoal, { readonly kind: 'bodyWeight' | 'holdBodyWeight' }>;

export interface GoalNames {
  /** Formats a goal: `3 sessions a week`, `Run: 20 km a week`, `Chest: 12 sets a week`, `Hold 80 kg ± 1 kg`. */
  readonly nameOf: (goal: FollowedGoal) => string;
  /** Formats an amount in the unit of the goal: `3 sessions`, `20 km`, `2 hr 30 min`, `100 kg`. */
  readonly amountOf: (goal: TrainedGoal, amount: number) => string;
}

export function useGoalNames(): GoalNames {
  const m = useMessages(calendarMessages);
  const { sports } = useMessages(enduranceMessages);
  const { muscles } = useMessages(libraryMessages);
  const { valueLabels } = useMeasureFormat();
  const range = useWeightRange();
  const catalogue = useCatalogue();
  const amountOf = useAmountOf();
  const exerciseName = (key: RecordKey) => catalogue.get(key)?.name ?? m.unknownExercise;
  return { nameOf, amountOf };

  function nameOf(goal: FollowedGoal): string {
    switch (goal.kind) {
      case 'bodyWeight':
        return m.weigh({ amount: valueLabels(goal.typed, 'mass') });
      case 'holdBodyWeight':
        return m.maintain({ amount: valueLabels(goal.typed, 'mass'), within: range.valueLabels(goal.withinTyped) });
      case 'e1rm':
        return m.goalFor({
          of: exerciseName(goal.exercise),
          goal: m.strength({ amount: amountOf(goal, goal.target) }),
        });
      case 'volume':
        return m.goalFor({
          of: exerciseName(goal.exercise),
          goal: perPeriod(goal.per, m.volume({ amount: amountOf(goal, goal.target) })),
        });
      case 'sets': {
        const of = 'muscle' in goal.of ? (muscles[goal.of.muscle] ?? goal.of.muscle) : exerciseName(goal.of.exercise);
        return m.goalFor({ of, goal: perPeriod(goal.per, amountOf(goal, goal.target)) });
      }
      default: {
        const name = perPeriod(goal.per, amountOf(goal, goal.target));
        return goal.sport === undefined ? name : m.goalFor({ of: sports[goal.sport], goal: name });
      }
    }
  }

  function perPeriod(per: PeriodLength, amount: string): string {
    return m.amountPer[per]({ amount });
  }
}

function useAmountOf(): GoalNames['amountOf'] {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const { time } = useTrainingLabels();
  const catalogue = useCatalogue();
  const unitOf = useGoalUnit();
  return (goal, amount) => {
    const quantity: Quantity = { si: amount };
    switch (goal.kind) {
      case 'duration':
        return time(amount);
      case 'distance': {
        const unit = unitOf(goal);
        return `${count(roundedIn(quantity, unit))} ${unit}`;
      }
      case 'volume':
      case 'e1rm': {
        const unit = unitOf({ kind: goal.kind, exercise: catalogue.get(goal.exercise) });
        const decimals = goal.kind === 'e1rm' ? 10 : 1;
        return `${count(Math.round(roundedIn(quantity, unit) * decimals) / decimals)} ${unit}`;
      }
      case 'sets':
        return m.sets({ count: Math.round(amount * 10) / 10 });
      default:
        return m[goal.kind]({ count: amount });
    }
  };
}
