import type { MeasureUnit } from '#domain/exercise/body/index.ts';
import { distanceUnitOf, showTime } from '#domain/exercise/endurance/index.ts';
import type { FollowedGoal } from '#domain/exercise/goals/index.ts';
import type { KnownExercise, Sport } from '#domain/exercise/index.ts';
import { type Quantity, showQuantity, type Unit } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useMeasureFormat, useReadTyped } from '../body/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import {
  isOpen,
  readNumber,
  readTime,
  typedQuantity,
  useDecimalMark,
  useDistanceSystem,
  useLoadUnits,
} from '../quantities/index.ts';
import { calendarMessages } from './messages/index.ts';

export type GoalKind = FollowedGoal['kind'];

/** The amount of a goal as stored. */
export type GoalTarget = Quantity | number;

/** An amount that is invalid: empty, not a number, 0 or less, a fraction of a count, or ambiguous. */
export interface WrongAmount {
  readonly error: string;
}

export function isWrong(read: GoalTarget | WrongAmount): read is WrongAmount {
  return typeof read === 'object' && 'error' in read;
}

/** The properties that determine the unit of a goal's amount. */
export interface GoalScope {
  readonly kind: GoalKind;
  readonly sport?: Sport | undefined;
  readonly exercise?: KnownExercise | undefined;
}

/** Returns whether a goal is a count rather than a measured amount. */
export function isCounted(kind: GoalKind): boolean {
  return kind === 'sessions' || kind === 'workouts' || kind === 'activities' || kind === 'sets';
}

/** Returns whether the progress of a goal is measured by body weight. */
function isBodyWeight(kind: GoalKind): kind is 'bodyWeight' | 'holdBodyWeight' {
  return kind === 'bodyWeight' || kind === 'holdBodyWeight';
}

/**
 * Returns whether the amounts of a goal are often in the thousands. If so, a single separator is a thousands separator.
 */
function isLarge({ kind }: GoalScope): boolean {
  return kind === 'distance' || kind === 'volume';
}

export interface WeightRange {
  readonly unit: 'kg' | 'lb';
  readonly word: string;
  readonly usual: string;
  readonly inField: (range: Quantity) => string;
  readonly valueLabels: (range: Quantity) => string;
  readonly read: (typed: string) => Quantity | WrongAmount;
}

/**
 * Parses and formats the allowed deviation from a body weight to keep. If the user's unit is stones, it is in pounds,
 * which are finer.
 */
export function useWeightRange(): WeightRange {
  const { unitOf, unitWord } = useMeasureFormat();
  const { amountWrong } = useMessages(calendarMessages);
  const { openNumber } = useMessages(exerciseMessages);
  const mark = useDecimalMark();
  const unit = unitOf('mass') === 'kg' ? 'kg' : 'lb';
  const word = unitWord(unit);
  return {
    unit,
    word,
    usual: unit === 'kg' ? '1' : '2',
    inField: (range) => showQuantity(range, unit, { decimalMark: mark }),
    valueLabels: (range) => `${showQuantity(range, unit, { decimalMark: mark })} ${word}`,
    read: (typed) => {
      const read = readNumber(typed, { mark, loneMark: mark });
      if (isOpen(read)) return { error: openNumber(read) };
      const range = read !== undefined && read !== null && read > 0 ? typedQuantity(read, typed, unit) : undefined;
      return range ?? { error: amountWrong };
    },
  };
}

/** Returns the user's unit for the distance, time or load of a goal. */
export function useGoalUnit(): (scope: GoalScope) => Unit {
  const unitOf = useLoadUnits();
  const system = useDistanceSystem();
  return ({ kind, sport, exercise }) => {
    if (kind === 'duration') return 'h';
    if (kind === 'volume' || kind === 'e1rm') return unitOf(exercise);
    return sport === undefined ? system : distanceUnitOf(sport, system);
  };
}

export interface GoalAmounts {
  readonly unitOf: (scope: GoalScope) => { readonly unit: MeasureUnit; readonly word: string };
  readonly inField: (scope: GoalScope, target: GoalTarget) => string;
  readonly read: (scope: GoalScope, typed: string) => GoalTarget | WrongAmount;
}

/** Parses and formats the amounts of goals in the user's units. */
export function useGoalAmounts(): GoalAmounts {
  const format = useMeasureFormat();
  const plainUnit = useGoalUnit();
  const m = useMessages(calendarMessages);
  const { openNumber } = useMessages(exerciseMessages);
  const mark = useDecimalMark();
  const readMeasure = useReadTyped();
  return {
    unitOf: (scope) => {
      if (isCounted(scope.kind)) return { unit: null, word: '' };
      if (!isBodyWeight(scope.kind)) return { unit: null, word: plainUnit(scope) };
      const unit = format.unitOf('mass');
      return { unit, word: format.unitWord(unit) };
    },
    inField: (scope, target) => {
      if (typeof target === 'number') return String(target);
      if (isBodyWeight(scope.kind)) return format.inField(target, 'mass');
      if (scope.kind === 'duration') return showTime(target, 'h', mark);
      return showQuantity(target, plainUnit(scope), {
        decimalMark: mark,
        ...(isLarge(scope) && { loneMark: 'thousands' }),
      });
    },
    read: (scope, typed) => {
      const { kind } = scope;
      if (isBodyWeight(kind)) return readMeasure(typed, { id: 'body-weight', dimension: 'mass' });
      const error = { error: isCounted(kind) ? m.notWhole : m.amountWrong };
      const loneMark = isCounted(kind) || isLarge(scope) ? 'thousands' : mark;
      const read = kind === 'duration' ? readTime(typed, 'h', mark) : readNumber(typed, { mark, loneMark });
      if (isOpen(read)) return { error: openNumber(read) };
      if (read === null || read === undefined || read <= 0) return error;
      if (isCounted(kind)) return Number.isInteger(read) ? read : error;
      if (kind !== 'duration') return typedQuantity(read, typed, plainUnit(scope)) ?? error;
      // hours typed with a colon are stored as seconds alone, which every version of the app can show
      return /^[^:\u2236\uff1a]*$/.test(typed) ? { si: read, typed: typed.trim(), unit: 'h' } : { si: read };
    },
  };
}
