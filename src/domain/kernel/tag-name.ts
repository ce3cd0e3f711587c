import { foldCase } from './fold.ts';
import { parseId } from './id.ts';
import { printPath } from './path.ts';
import { err, ok, type Result } from './result.ts';

export type TagNameError =
  | { readonly code: 'tag/empty' }
  | { readonly code: 'tag/too-long'; readonly max: number }
  /** Includes a combining mark at the start of a level, which would attach to the character before the name. */
  | { readonly code: 'tag/bad-character' };

export const maxTagLength = 100;

/**
 * Returns the common name of all spellings of a tag: NFC, case-folded, tidied by {@link tidyTagName}, without variation
 * selectors, and with straight apostrophes, also in place of the Hebrew one.
 *
 * @param name as typed, without the `#`; 1 to 100 UTF-16 code units once normalised
 */
export function normaliseTag(name: string): Result<string, TagNameError> {
  const normal = tidyTagName(foldCase(name.replaceAll(/\p{Variation_Selector}/gu, '').replaceAll(/[’\u05f3]/g, "'")));
  if (normal === '') return err({ code: 'tag/empty' });
  if (normal.length > maxTagLength) return err({ code: 'tag/too-long', max: maxTagLength });
  if (/(?:^|\/)\s*\p{M}/u.test(normal)) return err({ code: 'tag/bad-character' });
  if (!parseId(normal.replaceAll('/', '-')).ok) return err({ code: 'tag/bad-character' });
  const id = parseId(tagRecordId(normal));
  return id.ok ? ok(normal) : err({ code: 'tag/too-long', max: maxTagLength });
}

/** Collapses white space in a typed name and removes empty levels; '' if nothing remains. */
export function tidyTagName(name: string): string {
  const levels = name.replaceAll(/\s+/g, ' ').split('/');
  return levels
    .filter((level) => level.trim() !== '')
    .join('/')
    .trim();
}

/** Returns the tag name from typed text, without a leading `#`. */
export function tagNameFromTyped(typed: string): string {
  return typed.trim().replace(/^#+\s*/, '');
}

/** Returns the id of a tag's record: its normalised name, with the `/` of nested tags escaped. */
export function tagRecordId(normal: string): string {
  return printPath([normal]);
}
