import { type MeasureUnit, measureFromTyped } from '#domain/exercise/body/index.ts';
import type { FollowedGoal } from '#domain/exercise/goals/index.ts';
import {
  parseTypedNumber,
  type Quantity,
  quantityFromTyped,
  roundedIn,
  showQuantity,
  typedIn,
} from '#domain/kernel/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { useMeasureFormat } from '../body/index.ts';
import { useDistanceSystem } from '../endurance/index.ts';

export type GoalKind = FollowedGoal['kind'];

/** The target of a goal as it is stored. */
export type GoalTarget = Quantity | number;

/** Goals of so many rather than of so much. */
export function isCounted(kind: GoalKind): boolean {
  return kind === 'sessions' || kind === 'workouts' || kind === 'activities';
}

/** Goals that the readings of a scale say something of. */
export function isBodyWeight(kind: GoalKind): kind is 'bodyWeight' | 'holdBodyWeight' {
  return kind === 'bodyWeight' || kind === 'holdBodyWeight';
}

export interface GoalAmounts {
  readonly unitOf: (kind: GoalKind) => { readonly unit: MeasureUnit; readonly word: string };
  readonly inField: (kind: GoalKind, target: GoalTarget) => string;
  /** Null for what is no target: nothing, no number, 0 or less, a part of something counted. */
  readonly read: (kind: GoalKind, typed: string) => GoalTarget | null;
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

/** Reads and shows the amounts of goals in the units of the person. */
export function useGoalAmounts(): GoalAmounts {
  const format = useMeasureFormat();
  const distance = useDistanceSystem();
  const plainUnit = (kind: GoalKind) => (kind === 'duration' ? 'h' : distance);
  return {
    unitOf: (kind) => {
      if (isCounted(kind)) return { unit: null, word: '' };
      if (!isBodyWeight(kind)) return { unit: null, word: plainUnit(kind) };
      const unit = format.unitOf('mass');
      return { unit, word: format.unitWord(unit) };
    },
    inField: (kind, target) => {
      if (typeof target === 'number') return String(target);
      return isBodyWeight(kind) ? format.inField(target, 'mass') : showQuantity(target, plainUnit(kind));
    },
    read: (kind, typed) => {
      if (isCounted(kind)) {
        const count = parseTypedNumber(typed);
        return count.ok && Number.isInteger(count.value) && count.value > 0 ? count.value : null;
      }
      const read = isBodyWeight(kind)
        ? measureFromTyped(typed, format.unitOf('mass'), 'mass')
        : quantityFromTyped(typed, plainUnit(kind));
      return read.ok && read.value.si > 0 ? read.value : null;
    },
  };
}
