import { foldForSearch, normaliseTag } from '#domain/kernel/index.ts';

/** Display names of tags, by normalised name. */
type TagNames = ReadonlyMap<string, string>;

/** Returns the tags whose names contain the typed text, ignoring case and accents. */
export function tagsHolding(names: TagNames, typed: string): TagNames {
  const folded = foldForSearch(typed.trim());
  return new Map([...names].filter(([, name]) => foldForSearch(name).includes(folded)));
}

/**
 * Returns the tag that the typed text identifies by its full name, or by a part that no other tag contains; null if
 * there is none.
 */
export function tagMeant(names: TagNames, typed: string): string | null {
  const whole = normaliseTag(typed);
  if (!whole.ok) return null;
  if (names.has(whole.value)) return whole.value;
  const [only, ...others] = tagsHolding(names, typed).keys();
  return others.length === 0 ? (only ?? null) : null;
}
