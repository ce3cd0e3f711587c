import type { LocalDay } from '../kernel/index.ts';
import { nameOfMuscle } from './muscle-names.ts';
import type { AmountField, Comparison, Condition, Content, Query, ResultKind, State, TypedAmount } from './query.ts';

/** How a query was understood, for the UI to describe in words. */
export type Explanation =
  | { readonly code: 'explain/all'; readonly of: readonly Explanation[] }
  | { readonly code: 'explain/any'; readonly of: readonly Explanation[] }
  | { readonly code: 'explain/not'; readonly of: Explanation }
  | { readonly code: 'explain/contains' | 'explain/contains-phrase'; readonly text: string }
  | { readonly code: 'explain/titled'; readonly text: string }
  | { readonly code: 'explain/tagged'; readonly tag: string }
  | { readonly code: 'explain/in'; readonly notebook: string }
  | { readonly code: 'explain/exercise'; readonly name: string }
  | { readonly code: 'explain/sport'; readonly name: string }
  /** The names by which muscles are searched. */
  | { readonly code: 'explain/muscle'; readonly muscles: readonly string[] }
  | { readonly code: 'explain/type'; readonly type: ResultKind }
  | {
      readonly code: 'explain/amount';
      readonly field: AmountField;
      readonly comparison: Comparison;
      readonly amounts: readonly TypedAmount[];
    }
  | { readonly code: 'explain/is'; readonly state: State }
  | { readonly code: 'explain/has'; readonly content: Content }
  /** The first and the last day, both inclusive; null for an open end. */
  | {
      readonly code: 'explain/created' | 'explain/edited' | 'explain/day';
      readonly first: LocalDay | null;
      readonly last: LocalDay | null;
    };

/** Explains a query; null if it has no condition. */
export function explainQuery({ condition }: Query): Explanation | null {
  return condition === null ? null : explain(condition);
}

function explain(condition: Condition): Explanation {
  switch (condition.kind) {
    case 'all':
      return { code: 'explain/all', of: condition.of.map(explain) };
    case 'any':
      return { code: 'explain/any', of: condition.of.map(explain) };
    case 'not':
      return { code: 'explain/not', of: explain(condition.of) };
    case 'contains':
      return { code: condition.isPhrase ? 'explain/contains-phrase' : 'explain/contains', text: condition.text };
    case 'title':
      return { code: 'explain/titled', text: condition.text };
    case 'tag':
      return { code: 'explain/tagged', tag: condition.text };
    case 'in':
      return { code: 'explain/in', notebook: condition.text };
    case 'exercise':
      return { code: 'explain/exercise', name: condition.text };
    case 'sport':
      return { code: 'explain/sport', name: condition.text };
    case 'muscle':
      return { code: 'explain/muscle', muscles: condition.muscles.map(nameOfMuscle) };
    case 'type':
      return { code: 'explain/type', type: condition.type };
    case 'amount':
      return {
        code: 'explain/amount',
        field: condition.field,
        comparison: condition.comparison,
        amounts: condition.amounts,
      };
    case 'is':
      return { code: 'explain/is', state: condition.state };
    case 'has':
      return { code: 'explain/has', content: condition.content };
    case 'created':
    case 'edited':
    case 'day':
      return { code: `explain/${condition.kind}`, first: condition.first, last: condition.last };
  }
}
