import type { Instant, LocalDay } from '../../kernel/index.ts';
import type { TextRange } from './folded-text.ts';

export const states = ['pinned', 'archived', 'trashed', 'task', 'done'] as const;
/** `task`: a task in it is open. `done`: it has tasks and none is open. */
export type State = (typeof states)[number];

export const contents = ['image', 'link', 'code', 'task'] as const;
export type Content = (typeof contents)[number];

export type Operator = 'title' | 'tag' | 'in' | 'is' | 'has' | 'created' | 'edited';

/** What a note must be for a query to find it. */
export type Condition =
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** Somewhere in its title, its other names or its text. */
  | { readonly kind: 'contains'; readonly text: string; readonly needle: string; readonly isPhrase: boolean }
  | { readonly kind: 'title'; readonly text: string; readonly needle: string }
  | { readonly kind: 'tag'; readonly text: string; readonly needle: string }
  | { readonly kind: 'in'; readonly text: string; readonly needle: string }
  | { readonly kind: 'is'; readonly state: State }
  | { readonly kind: 'has'; readonly content: Content }
  | ({ readonly kind: 'created' | 'edited' } & Days);

/** Days from the first to the last, both in it, and the same as moments. */
export interface Days {
  readonly first: LocalDay | null;
  readonly last: LocalDay | null;
  /** The moment at which the first day begins. */
  readonly from: Instant;
  /** The moment at which the day after the last begins. */
  readonly before: Instant;
}

/** What could not be taken as it was meant; the rest of the query still works. */
export type QueryProblem = TextRange &
  (
    | { readonly code: 'query/unclosed-quote' }
    | { readonly code: 'query/unclosed-group' }
    /** An `OR` without something on both sides. */
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

/** One piece of a query as it was typed. */
export interface QueryPart extends TextRange {
  readonly kind: PartKind;
}

export interface Query {
  readonly text: string;
  /** Null where nothing was asked for: then every note that is neither archived nor in the trash is found. */
  readonly condition: Condition | null;
  readonly problems: readonly QueryProblem[];
  /** One after the other they are the whole text. */
  readonly parts: readonly QueryPart[];
}
