import { normaliseTag } from '../../kernel/index.ts';
import { type Condition, foldText, type Query } from '../../search/index.ts';

/**
 * Replaces former tag names in a query by the current ones, so that a search saved before a rename still finds the same
 * notes. The displayed text of the query stays as typed.
 *
 * @param nameNow maps a normalised name to the current one, as returned by `tagNames`
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
