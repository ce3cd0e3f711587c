import type { LocalDay, Weekday } from '../../kernel/index.ts';
import type { TextRange } from '../folded-text.ts';
import type { Query, QueryProblem } from '../query.ts';
import type { QueryContext } from '../query-context.ts';

export const answerForms = ['list', 'table', 'chart', 'number'] as const;
export type AnswerForm = (typeof answerForms)[number];

export const answerGroups = ['day', 'week', 'month', 'exercise'] as const;
export type AnswerGroup = (typeof answerGroups)[number];

export const aggregates = ['best', 'sum', 'count', 'average', 'latest', 'first'] as const;
export type Aggregate = (typeof aggregates)[number];

export const quantities = [
  'load',
  'reps',
  'e1rm',
  'volume',
  'sets',
  'distance',
  'duration',
  'climb',
  'pace',
  'hr',
  'weight',
  'sessions',
] as const;
/**
 * `weight` is the body weight; `duration` the time of activities and of sets recorded by time; `climb` the elevation
 * gain of activities.
 */
export type AnswerQuantity = (typeof quantities)[number];

/** A figure to compute: the best load, the sum of the volume. */
export interface AnswerMeasure {
  readonly aggregate: Aggregate;
  readonly quantity: AnswerQuantity;
}

export interface AnswerContext extends QueryContext {
  readonly weekStart: Weekday;
}

/** What a line asks for. */
export interface AnswerPlan {
  readonly line: string;
  /** The search of the line. Its ranges are those of the whole line. */
  readonly query: Query;
  readonly form: AnswerForm;
  /** Null for results one by one, or for a number. */
  readonly by: AnswerGroup | null;
  /** The number of newest groups, or else of newest records, to use; null for all. */
  readonly last: number | null;
  /** Null to list or count what the search finds. */
  readonly measure: AnswerMeasure | null;
  readonly weekStart: Weekday;
  readonly today: LocalDay;
}

export type AnswerClause = 'as' | 'by' | 'last';

/** A part of a line that could not be understood; the rest still works. */
export type AnswerProblem =
  | QueryProblem
  | (TextRange &
      (
        | { readonly code: 'answer/value-missing'; readonly clause: AnswerClause; readonly known: readonly string[] }
        | {
            readonly code: 'answer/unknown-value';
            readonly clause: AnswerClause;
            readonly value: string;
            readonly known: readonly string[];
          }
        /** A number of results that is not a whole number from 1 to 1,000. */
        | { readonly code: 'answer/bad-count'; readonly value: string }
        | { readonly code: 'answer/repeated'; readonly clause: AnswerClause }
        /** A number or a list cannot be grouped. */
        | { readonly code: 'answer/groups-do-not-fit'; readonly form: AnswerForm }
      ));

export interface ParsedAnswerLine {
  /** Null for a blank line. */
  readonly plan: AnswerPlan | null;
  readonly problems: readonly AnswerProblem[];
}
