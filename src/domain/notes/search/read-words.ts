import { foldText } from '../../search/index.ts';

/**
 * Returns a body, folded, as people read it: without the marks and addresses that separate its letters, as in
 * `**un**important` and `5\*3`. Empty if none does, so that the text itself is enough.
 */
export function wordsAsRead(text: string): string {
  if (!marksBetween.test(text)) return '';
  const read = text
    .replace(webLink, '$1')
    .replace(wikiLink, (_, target: string, shown?: string) => shown ?? target)
    .replace(marks, '')
    .replace(escaped, '$1');
  return foldText(read).text;
}

/** A quick test: most texts have no marks within words. */
const marksBetween =
  /[\p{L}\p{N}](?:\*+|~~|==|`+|\]\]|\]\([^()\s]*\))[\p{L}\p{N}\p{P}]|[\p{L}\p{N}\p{P}](?:\*+|~~|==|`+|\[\[?)[\p{L}\p{N}]|\\[!-/:-@[-`{-~]/u;
const webLink = /!?\[([^[\]\n]*)\]\([^()\s]*\)/g;
const wikiLink = /!?\[\[([^[\]|\n]*)(?:\|([^[\]\n]*))?\]\]/g;
const marks = /(?<!\\)(?:\*+|~~|==|`+)/g;
const escaped = /\\([!-/:-@[-`{-~])/g;
