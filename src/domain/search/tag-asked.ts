import { normaliseTag } from '../kernel/index.ts';
import type { Condition, Query } from './query.ts';

/** Returns the normalised name of the tag that is all a query asks for, as in `#knee` or `tag:knee`; else null. */
export function tagAsked({ condition }: Query): string | null {
  const asked = condition === null ? null : tagIn(condition);
  const tag = asked === null ? null : normaliseTag(asked);
  return tag?.ok ? tag.value : null;
}

function tagIn(condition: Condition): string | null {
  if (condition.kind === 'tag') return condition.text;
  if (condition.kind !== 'any') return null;
  const [word, tag, ...others] = condition.of; // `#knee` is the word or the tag
  const isOne = word?.kind === 'contains' && word.text.startsWith('#') && others.length === 0;
  return isOne && tag?.kind === 'tag' ? tag.text : null;
}

/** Returns the query that asks only for a tag. */
export function tagQuery(tag: string): string {
  return /^[\p{L}\p{M}\p{N}_/-]+$/u.test(tag) ? `#${tag}` : `tag:"${tag}"`;
}
