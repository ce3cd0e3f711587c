import { useLocale } from 'react-aria-components/I18nProvider';
import { type MeasureUnit, measureFromTyped } from '#domain/exercise/body/index.ts';
import { distanceUnitOf } from '#domain/exercise/endurance/index.ts';
import type { FollowedGoal } from '#domain/exercise/goals/index.ts';
import type { KnownExercise, Sport } from '#domain/exercise/index.ts';
import {
  parseTypedNumber,
  type Quantity,
  quantityFromTyped,
  roundedIn,
  showQuantity,
  typedIn,
  type Unit,
} from '#domain/kernel/index.ts';
import { useProfileData } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useMeasureFormat } from '../body/index.ts';
import { useDistanceSystem } from '../endurance/index.ts';
import { loadUnit } from '../load-unit.ts';

export type GoalKind = FollowedGoal['kind'];

/** The target of a goal as it is stored. */
export type GoalTarget = Quantity | number;

/** What decides the unit of a target. */
export interface GoalScope {
  readonly kind: GoalKind;
  readonly sport?: Sport | undefined;
  readonly exercise?: KnownExercise | undefined;
}

/** Goals of so many rather than of so much. */
export function isCounted(kind: GoalKind): boolean {
  return kind === 'sessions' || kind === 'workouts' || kind === 'activities' || kind === 'sets';
}

/** Goals that the readings of a scale say something of. */
function isBodyWeight(kind: GoalKind): kind is 'bodyWeight' | 'holdBodyWeight' {
  return kind === 'bodyWeight' || kind === 'holdBodyWeight';
}

export interface WeightRange {
  readonly unit: 'kg' | 'lb';
  readonly word: string;
  /** What a field shows at first. */
  readonly usual: string;
  readonly inField: (range: Quantity) => string;
  readonly inWords: (range: Quantity) => string;
  readonly read: (typed: string) => Quantity | null;
}

/** Reads and shows how far a body weight may be from one to hold. With stones it is pounds, which are finer. */
export function useWeightRange(): WeightRange {
  const { unitOf, unitWord } = useMeasureFormat();
  const { count } = useTimeFormat();
  const unit = unitOf('mass') === 'kg' ? 'kg' : 'lb';
  const word = unitWord(unit);
  return {
    unit,
    word,
    usual: unit === 'kg' ? '1' : '2',
    inField: (range) => showQuantity(range, unit),
    inWords: (range) => `${typedIn(range, unit) ?? count(roundedIn(range, unit))} ${word}`,
    read: (typed) => {
      const range = measureFromTyped(typed, unit, 'mass');
      return range.ok ? range.value : null;
    },
  };
}

/** The unit of a distance, a time or a load in a goal, as this person has it. */
export function useGoalUnit(): (scope: GoalScope) => Unit {
  const { locale } = useLocale();
  const { preferences } = useProfileData();
  const system = useDistanceSystem();
  return ({ kind, sport, exercise }) => {
    if (kind === 'duration') return 'h';
    if (kind === 'volume' || kind === 'e1rm') return loadUnit(exercise?.unit, preferences.units.load, locale);
    return sport === undefined ? system : distanceUnitOf(sport, system);
  };
}

export interface GoalAmounts {
  readonly unitOf: (scope: GoalScope) => { readonly unit: MeasureUnit; readonly word: string };
  readonly inField: (scope: GoalScope, target: GoalTarget) => string;
  /** Null for what is no target: nothing, no number, 0 or less, a part of something counted. */
  readonly read: (scope: GoalScope, typed: string) => GoalTarget | null;
}

/** Reads and shows the amounts of goals in the units of the person. */
export function useGoalAmounts(): GoalAmounts {
  const format = useMeasureFormat();
  const plainUnit = useGoalUnit();
  return {
    unitOf: (scope) => {
      if (isCounted(scope.kind)) return { unit: null, word: '' };
      if (!isBodyWeight(scope.kind)) return { unit: null, word: plainUnit(scope) };
      const unit = format.unitOf('mass');
      return { unit, word: format.unitWord(unit) };
    },
    inField: (scope, target) => {
      if (typeof target === 'number') return String(target);
      return isBodyWeight(scope.kind) ? format.inField(target, 'mass') : showQuantity(target, plainUnit(scope));
    },
    read: (scope, typed) => {
      if (isCounted(scope.kind)) {
        const count = parseTypedNumber(typed);
        return count.ok && Number.isInteger(count.value) && count.value > 0 ? count.value : null;
      }
      const read = isBodyWeight(scope.kind)
        ? measureFromTyped(typed, format.unitOf('mass'), 'mass')
        : quantityFromTyped(typed, plainUnit(scope));
      return read.ok && read.value.si > 0 ? read.value : null;
    },
  };
}
