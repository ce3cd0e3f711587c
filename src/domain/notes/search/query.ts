import type { Instant, LocalDay } from '../../kernel/index.ts';
import type { TextRange } from './folded-text.ts';

export const states = ['pinned', 'archived', 'trashed', 'task', 'done'] as const;
/** `task`: the note has an open task. `done`: it has tasks, and none is open. */
export type State = (typeof states)[number];

export const contents = ['image', 'link', 'code', 'task'] as const;
export type Content = (typeof contents)[number];

export type Operator = 'title' | 'tag' | 'in' | 'is' | 'has' | 'created' | 'edited';

/** The condition that a note must meet to be found. */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** Occurs in the title, an alias or the body. */
  | { readonly kind: 'contains'; readonly text: string; readonly needle: string; readonly isPhrase: boolean }
  | { readonly kind: 'title'; readonly text: string; readonly needle: string }
  | { readonly kind: 'tag'; readonly text: string; readonly needle: string }
  | { readonly kind: 'in'; readonly text: string; readonly needle: string }
  | { readonly kind: 'is'; readonly state: State }
  | { readonly kind: 'has'; readonly content: Content }
  | ({ readonly kind: 'created' | 'edited' } & Days);

/** The first and the last day, both inclusive, and the same range as instants. */
export interface Days {
  readonly first: LocalDay | null;
  readonly last: LocalDay | null;
  /** The start of the first day. */
  readonly from: Instant;
  /** The start of the day after the last. */
  readonly before: Instant;
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
