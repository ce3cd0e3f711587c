import { type MeasureUnit, measureFromTyped } from '#domain/exercise/body/index.ts';
import type { RepeatedGoalKind } from '#domain/exercise/goals/index.ts';
import { parseTypedNumber, type Quantity, quantityFromTyped, showQuantity } from '#domain/kernel/index.ts';
import { useMeasureFormat } from '../body/index.ts';
import { useDistanceSystem } from '../endurance/index.ts';

export type GoalKind = RepeatedGoalKind | 'bodyWeight';

/** The target of a goal as it is stored. */
export type GoalTarget = Quantity | number;

/** Goals of so many rather than of so much. */
export function isCounted(kind: GoalKind): boolean {
  return kind === 'sessions' || kind === 'workouts' || kind === 'activities';
}

export interface GoalAmounts {
  readonly unitOf: (kind: GoalKind) => { readonly unit: MeasureUnit; readonly word: string };
  readonly inField: (kind: GoalKind, target: GoalTarget) => string;
  /** Null for what is no target: nothing, no number, 0 or less, a part of something counted. */
  readonly read: (kind: GoalKind, typed: string) => GoalTarget | null;
}

/** Reads and shows the amounts of goals in the units of the person. */
export function useGoalAmounts(): GoalAmounts {
  const format = useMeasureFormat();
  const distance = useDistanceSystem();
  const plainUnit = (kind: GoalKind) => (kind === 'duration' ? 'h' : distance);
  return {
    unitOf: (kind) => {
      if (isCounted(kind)) return { unit: null, word: '' };
      if (kind !== 'bodyWeight') return { unit: null, word: plainUnit(kind) };
      const unit = format.unitOf('mass');
      return { unit, word: format.unitWord(unit) };
    },
    inField: (kind, target) => {
      if (typeof target === 'number') return String(target);
      return kind === 'bodyWeight' ? format.inField(target, 'mass') : showQuantity(target, plainUnit(kind));
    },
    read: (kind, typed) => {
      if (isCounted(kind)) {
        const count = parseTypedNumber(typed);
        return count.ok && Number.isInteger(count.value) && count.value > 0 ? count.value : null;
      }
      const read =
        kind === 'bodyWeight'
          ? measureFromTyped(typed, format.unitOf('mass'), 'mass')
          : quantityFromTyped(typed, plainUnit(kind));
      return read.ok && read.value.si > 0 ? read.value : null;
    },
  };
}
