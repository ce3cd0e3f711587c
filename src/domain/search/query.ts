import type { Muscle, Sport } from '../exercise/index.ts';
import type { Instant, LocalDay, RecordKey, Unit } from '../kernel/index.ts';
import type { TextRange } from './folded-text.ts';

export const states = ['pinned', 'archived', 'trashed', 'task', 'done'] as const;
/** `task`: the note has an open task. `done`: it has tasks, and none is open. */
export type State = (typeof states)[number];

export const contents = ['image', 'link', 'code', 'task'] as const;
export type Content = (typeof contents)[number];

/** The kinds of things that a search finds. */
export const resultKinds = ['note', 'workout', 'set', 'activity', 'measurement', 'exercise'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The figures of sets and activities that a query can compare. */
export const amountFields = ['load', 'reps', 'rpe', 'rir', 'e1rm', 'distance', 'pace', 'hr'] as const;
export type AmountField = (typeof amountFields)[number];

export type DayField = 'created' | 'edited' | 'day';

export type NameField = 'title' | 'tag' | 'in' | 'exercise';

export type Operator = NameField | 'is' | 'has' | 'type' | 'muscle' | DayField | AmountField;

/** The condition that a note or a part of the training must meet to be found. */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** Occurs in the title, an alias or the body of a note, or in the names and remarks of training. */
  | { readonly kind: 'contains'; readonly text: string; readonly needle: string; readonly isPhrase: boolean }
  | { readonly kind: 'title'; readonly text: string; readonly needle: string }
  | { readonly kind: 'tag'; readonly text: string; readonly needle: string }
  | { readonly kind: 'in'; readonly text: string; readonly needle: string }
  /** `keys`: the exercises with that name. The parser does not know them, so they are set by `withExercises`. */
  | {
      readonly kind: 'exercise';
      readonly text: string;
      readonly needle: string;
      readonly keys: readonly RecordKey[];
    }
  | { readonly kind: 'muscle'; readonly text: string; readonly muscles: readonly Muscle[] }
  /** Of activities. Names of sports are part of other words: `run` is in “Wanderung” and “Brunch”. */
  | { readonly kind: 'sport'; readonly text: string; readonly sport: Sport }
  | { readonly kind: 'is'; readonly state: State }
  | { readonly kind: 'has'; readonly content: Content }
  | { readonly kind: 'type'; readonly type: ResultKind }
  | ({ readonly kind: DayField } & Days)
  | AmountCondition;

/** The first and the last day, both inclusive, and the same range as instants. */
export interface Days {
  readonly first: LocalDay | null;
  readonly last: LocalDay | null;
  /** The start of the first day. */
  readonly from: Instant;
  /** The start of the day after the last. */
  readonly before: Instant;
}

/** The length that a pace refers to. */
export type PaceUnit = '/km' | '/mi' | '/100m' | '/100yd' | '/500m';

/** A unit of an amount; null for a bare number, such as repetitions. */
export type AmountUnit = Unit | PaceUnit | 'bpm' | null;

/** An amount as typed. */
export interface TypedAmount {
  /** In its unit; for a pace, seconds. */
  readonly value: number;
  readonly unit: AmountUnit;
}

export type Comparison = 'equal' | 'above' | 'atLeast' | 'below' | 'atMost' | 'between';

export interface AmountCondition {
  readonly kind: 'amount';
  readonly field: AmountField;
  readonly comparison: Comparison;
  /** One amount; two, the lower one first, for `between`. */
  readonly amounts: readonly TypedAmount[];
  /** In kilograms, metres, seconds per metre or a bare number. Infinite for an open end. */
  readonly range: AmountRange;
}

export interface AmountRange {
  readonly from: number;
  readonly to: number;
  readonly includesFrom: boolean;
  readonly includesTo: boolean;
}

/** A part of the query that could not be understood; the rest still works. */
export type QueryProblem = TextRange &
  (
    | { readonly code: 'query/unclosed-quote' }
    | { readonly code: 'query/unclosed-group' }
    /** An `OR` that lacks an operand before or after it. */
    | { readonly code: 'query/lonely-or' }
    | { readonly code: 'query/value-missing'; readonly operator: Operator }
    | {
        readonly code: 'query/unknown-value';
        readonly operator: Operator;
        readonly value: string;
        readonly known: readonly string[];
      }
    | { readonly code: 'query/bad-date'; readonly operator: Operator; readonly value: string }
    | { readonly code: 'query/dates-reversed'; readonly operator: Operator; readonly value: string }
    | { readonly code: 'query/bad-amount'; readonly operator: AmountField; readonly value: string }
    | { readonly code: 'query/amounts-reversed'; readonly operator: AmountField; readonly value: string }
    | {
        readonly code: 'query/unit-does-not-fit';
        readonly operator: AmountField;
        readonly unit: string;
        /** Empty for a bare number. */
        readonly known: readonly string[];
      }
  );

export type PartKind = 'space' | 'word' | 'phrase' | 'operator' | 'or' | 'not' | 'open' | 'close';

export interface QueryPart extends TextRange {
  readonly kind: PartKind;
}

export interface Query {
  readonly text: string;
  /** Null for an empty query, which finds every note that is neither archived nor in the trash. */
  readonly condition: Condition | null;
  readonly problems: readonly QueryProblem[];
  /** Concatenated, they are the whole query as typed. */
  readonly parts: readonly QueryPart[];
}
