import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import type { AnswerGroup, AnswerMeasure } from './answer-plan.ts';
import type { AnswerRow, RowFigure } from './answer-row.ts';

/**
 * The unit of a value; values are not rounded. A pace is in seconds per metre. Elevation gain has a unit of its own,
 * because it is shown in feet where distances are in miles.
 */
export type AnswerValueUnit =
  | 'kg'
  | 'reps'
  | 'kg×reps'
  | 'sets'
  | 'm'
  | 'm climbed'
  | 's'
  | 's/m'
  | 'bpm'
  | 'sessions'
  | 'results';

/** A value that went into a result, and the records from which it came. */
export interface AnswerInput {
  readonly value: number;
  readonly day: LocalDay;
  readonly keys: readonly RecordKey[];
}

/** How a value was computed. */
export interface AnswerFormula {
  /** Null for a number of results. */
  readonly measure: AnswerMeasure | null;
  /** For `best`, whether a lower value is better. */
  readonly isLowerBetter: boolean;
}

export interface AnswerGroupValue {
  /** The first day of the group, or the name of an exercise. */
  readonly group: string;
  readonly value: number;
  readonly keys: readonly RecordKey[];
  /** The values that were combined, oldest first. */
  readonly inputs: readonly AnswerInput[];
}

export type Answer =
  | {
      readonly kind: 'number';
      /** Null if nothing has such a value. */
      readonly value: number | null;
      readonly unit: AnswerValueUnit;
      readonly formula: AnswerFormula;
      /** For `best`, `latest` and `first`, the one that was chosen; else all, oldest first. */
      readonly inputs: readonly AnswerInput[];
    }
  /** Newest first. */
  | { readonly kind: 'list'; readonly total: number; readonly rows: readonly AnswerRow[] }
  /** Newest first, with a column for each figure that at least one row has. */
  | {
      readonly kind: 'table';
      readonly total: number;
      readonly columns: readonly RowFigure[];
      readonly rows: readonly AnswerRow[];
    }
  /** Values by group: days, weeks and months oldest first, exercises most recently done first. */
  | {
      readonly kind: 'groups';
      readonly form: 'table' | 'chart';
      readonly by: AnswerGroup;
      readonly unit: AnswerValueUnit;
      readonly formula: AnswerFormula;
      readonly groups: readonly AnswerGroupValue[];
    };
