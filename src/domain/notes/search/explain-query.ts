import type { LocalDay } from '../../kernel/index.ts';
import type { Condition, Content, Query, State } from './query.ts';

/** How a query was understood, for the UI to describe in words. */
export type Explanation =
  | { readonly code: 'explain/all'; readonly of: readonly Explanation[] }
  | { readonly code: 'explain/any'; readonly of: readonly Explanation[] }
  | { readonly code: 'explain/not'; readonly of: Explanation }
  | { readonly code: 'explain/contains' | 'explain/contains-phrase'; readonly text: string }
  | { readonly code: 'explain/titled'; readonly text: string }
  | { readonly code: 'explain/tagged'; readonly tag: string }
  | { readonly code: 'explain/in'; readonly notebook: string }
  | { readonly code: 'explain/is'; readonly state: State }
  | { readonly code: 'explain/has'; readonly content: Content }
  /** The first and the last day, both inclusive; null for an open end. */
  | {
      readonly code: 'explain/created' | 'explain/edited';
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
    case 'is':
      return { code: 'explain/is', state: condition.state };
    case 'has':
      return { code: 'explain/has', content: condition.content };
    case 'created':
      return { code: 'explain/created', first: condition.first, last: condition.last };
    case 'edited':
      return { code: 'explain/edited', first: condition.first, last: condition.last };
  }
}
