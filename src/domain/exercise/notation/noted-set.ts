import type { DecimalMark, Quantity, RecordKey } from '../../kernel/index.ts';
import type { SetResult } from '../set-leaves.ts';

/** A set as a line of text states it: a result that nobody has completed yet. */
export type NotedSet = Omit<SetResult, 'bar' | 'completedAt'>;

/**
 * How to read the two numbers of `5x8`: five sets of eight, eight repetitions with a load of five, or five repetitions
 * with a load of eight.
 */
export type NumberOrder = 'setsFirst' | 'loadFirst' | 'repsFirst';

/** What reading a line has to know about its exercise. */
export interface NotedExercise {
  readonly key: RecordKey;
  /** A `Tracking`, or a value that only a newer version knows. */
  readonly tracking: string;
  /** The unit of loads without one. */
  readonly unit: 'kg' | 'lb';
  readonly isUnilateral: boolean;
  /** The load of the set that the person would do next: planned, else of last time. */
  readonly lastLoad: Quantity | null;
  /** The person's earlier choice for this exercise, if the two numbers could be read either way. */
  readonly order: NumberOrder | null;
}

export interface NotationContext {
  /** Returns the exercise that a text names; null if it names none, or several equally well. */
  readonly exerciseNamed: (text: string) => NotedExercise | null;
  /** Does the same for a whole name only: neither its beginning nor one with a slip. */
  readonly exerciseOfWholeName: (text: string) => NotedExercise | null;
  readonly decimalMark: DecimalMark;
}

/**
 * What is unsure in a reading:
 *
 * - `load`: the line states no load, so it is the planned one, or that of last time
 * - `order`: the two numbers could be read the other way round
 */
export interface Doubt {
  readonly about: 'load' | 'order';
  readonly from: number;
  readonly to: number;
}
