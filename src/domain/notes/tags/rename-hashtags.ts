import { hashtagEnd } from '../markdown/hashtag.ts';
import { readNote } from '../markdown/index.ts';
import type { TextEdit } from '../text-edits.ts';
import { isBelow } from './tag-names.ts';

/** Returns whether a tag can be written in a text as `#name`. */
export function isHashtag(name: string): boolean {
  return hashtagEnd(`#${name}`, 0) === name.length + 1;
}

/**
 * Returns the edits that write the hashtags of a tag, and of the tags below it, under another name.
 *
 * @param tag the current normalised name of the tag
 * @param to the new name as typed; it must be a hashtag
 * @param nameNow returns the current name of a normalised name, since a text may still have an earlier one
 */
export function renameHashtags(
  text: string,
  { tag, to, nameNow }: { readonly tag: string; readonly to: string; readonly nameNow: (tag: string) => string },
): readonly TextEdit[] {
  return readNote(text).tags.flatMap(({ tag: written, name, from }) => {
    const now = nameNow(written);
    if (now !== tag && !isBelow(now, tag)) return [];
    const levelsBelow = now.split('/').length - tag.split('/').length;
    const below = levelsBelow === 0 ? [] : name.split('/').slice(-levelsBelow);
    const insert = [to, ...below].join('/');
    const start = from + '#'.length;
    return insert === name ? [] : [{ from: start, to: start + name.length, insert }];
  });
}
