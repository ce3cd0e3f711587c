import { foldForSearch } from '#domain/kernel/index.ts';
import { normaliseTag } from '#domain/notes/index.ts';

/** Tags by their normalised name: the name that is shown. */
type TagNames = ReadonlyMap<string, string>;

/** The tags that hold what was typed, wherever in their names; case and accents aside. */
export function tagsHolding(names: TagNames, typed: string): TagNames {
  const folded = foldForSearch(typed.trim());
  return new Map([...names].filter(([, name]) => foldForSearch(name).includes(folded)));
}

/** The one tag that was typed: by its whole name, or by a part that no other has. Null where it could be another. */
export function tagMeant(names: TagNames, typed: string): string | null {
  const whole = normaliseTag(typed);
  if (!whole.ok) return null;
  if (names.has(whole.value)) return whole.value;
  const [only, ...others] = tagsHolding(names, typed).keys();
  return others.length === 0 ? (only ?? null) : null;
}
