import {
  check,
  err,
  foldCase,
  leaf,
  ok,
  parseId,
  printPath,
  type RecordOf,
  type Result,
  recordType,
} from '../kernel/index.ts';

export type Tag = RecordOf<typeof tag>;

/** What a person set for a tag; the tags of a note are leaves of the note. */
export const tag = recordType('tags', {
  colour: leaf(check.text),
  /** How the tag is written, with the levels above it; whatever notes write. Its normalised form is that of the record. */
  name: leaf(check.text),
  /** The normalised name under which the tag goes on. */
  renamedTo: leaf(check.text),
});

export type TagNameError =
  | { readonly code: 'tag/empty' }
  | { readonly code: 'tag/too-long'; readonly max: number }
  /** Also a combining mark that a level begins with: it would stand on the sign before the name. */
  | { readonly code: 'tag/bad-character' };

export const longestTag = 100;

/**
 * The name under which every spelling of a tag meets: NFC, case-folded, tidied as {@link tidyTagName} does, without
 * variation selectors, and with straight apostrophes, that of Hebrew too.
 *
 * @param name as typed, without the `#`; 1 to 100 UTF-16 code units once normalised
 */
export function normaliseTag(name: string): Result<string, TagNameError> {
  const normal = tidyTagName(foldCase(name.replaceAll(/\p{Variation_Selector}/gu, '').replaceAll(/[’\u05f3]/g, "'")));
  if (normal === '') return err({ code: 'tag/empty' });
  if (normal.length > longestTag) return err({ code: 'tag/too-long', max: longestTag });
  if (/(?:^|\/)\s*\p{M}/u.test(normal)) return err({ code: 'tag/bad-character' });
  if (!parseId(normal.replaceAll('/', '-')).ok) return err({ code: 'tag/bad-character' });
  const id = parseId(tagRecordId(normal));
  return id.ok ? ok(normal) : err({ code: 'tag/too-long', max: longestTag });
}

/** A name as typed, with single spaces, and none of its levels between `/` empty; '' where nothing is left. */
export function tidyTagName(name: string): string {
  const levels = name.replaceAll(/\s+/g, ' ').split('/');
  return levels
    .filter((level) => level.trim() !== '')
    .join('/')
    .trim();
}

/** The name of a tag as somebody types it: a `#` before it is the sign that it is one. */
export function tagNameFromTyped(typed: string): string {
  return typed.trim().replace(/^#+\s*/, '');
}

/** The id of the record of a tag: its normalised name, with the `/` of nested tags escaped. */
export function tagRecordId(normal: string): string {
  return printPath([normal]);
}
