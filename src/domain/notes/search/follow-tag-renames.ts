import { normaliseTag } from '../tag.ts';
import { foldText } from './folded-text.ts';
import type { Condition, Query } from './query.ts';

/**
 * The same query, where it asks for a tag by an earlier name asking for it by its name of now: so a search saved before
 * a rename finds what it found. What it says in words stays as it was typed.
 *
 * @param nameNow from a normalised name to that of now, as `tagNames` makes it
 */
export function followTagRenames(query: Query, nameNow: (tag: string) => string): Query {
  return query.condition === null ? query : { ...query, condition: followed(query.condition, nameNow) };
}

function followed(condition: Condition, nameNow: (tag: string) => string): Condition {
  switch (condition.kind) {
    case 'all':
    case 'any':
      return { ...condition, of: condition.of.map((each) => followed(each, nameNow)) };
    case 'not':
      return { ...condition, of: followed(condition.of, nameNow) };
    case 'tag': {
      const tag = normaliseTag(condition.text);
      return tag.ok ? { ...condition, needle: foldText(nameNow(tag.value)).text } : condition;
    }
    default:
      return condition;
  }
}
