import type { RecordKey } from '../kernel/index.ts';
import type { Condition, Query } from './query.ts';

/**
 * Sets the exercises that the `exercise:` conditions of a query mean, so that notes which mention them are found.
 *
 * @param keysNamed returns the exercises with a typed name
 */
export function withExercises(query: Query, keysNamed: (typed: string) => readonly RecordKey[]): Query {
  return query.condition === null ? query : { ...query, condition: found(query.condition, keysNamed) };
}

function found(condition: Condition, keysNamed: (typed: string) => readonly RecordKey[]): Condition {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((each) => found(each, keysNamed)) };
    case 'not':
      return { ...condition, of: found(condition.of, keysNamed) };
    case 'exercise':
      return { ...condition, keys: keysNamed(condition.text) };
    default:
      return condition;
  }
}
