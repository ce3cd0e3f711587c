import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { maxTagLength } from '../../kernel/index.ts';

/**
 * `#tag` and `#tag/sub` in any script: letters, numbers, emoji, `_` and `-`, but not only digits, as whole grapheme
 * clusters. Between letters, an apostrophe (straight or curved), the Catalan middle dot, and the Hebrew geresh and
 * gershayim are allowed.
 *
 * A hashtag starts where a word could: at the start, after a space, or after opening punctuation.
 */
export const hashtags: MarkdownConfig = {
  defineNodes: [{ name: 'Hashtag', style: tags.tagName }],
  parseInline: [{ name: 'Hashtag', before: 'Link', parse: parseHashtag }],
};

function parseHashtag(cx: InlineContext, _: number, pos: number): number {
  const end = hashtagEnd(cx.text, pos - cx.offset);
  return end < 0 ? -1 : cx.addElement(cx.elt('Hashtag', pos, end + cx.offset));
}

/** Returns the end of the tag that starts at a position, or -1. */
export function hashtagEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== hash || !mayBeginAfter.test(text.slice(Math.max(0, at - 1), at))) return -1;
  // In `_#tag_` the last `_` belongs to the emphasis.
  const name = nameAt(text, at + 1).replace(/[-_/]+$/, '');
  if (name.length > maxTagLength || !/[^\p{N}/]/u.test(name)) return -1;
  return at + 1 + name.length;
}

/**
 * Returns the longest possible name from a position. It may exceed the maximum tag length if the name continues beyond
 * it.
 */
function nameAt(text: string, from: number): string {
  plainName.lastIndex = from;
  const plain = plainName.exec(text)?.[0] ?? '';
  const next = text.charCodeAt(from + plain.length);
  if (Number.isNaN(next) || (next < 128 && next !== apostrophe)) return plain.replace(emptyLevel, '');
  let name = '';
  let before = '/';
  for (const { segment: cluster } of clusters.segment(text.slice(from, from + 2 * maxTagLength))) {
    if (!isNameSign(cluster, before, text.slice(from + name.length + 1))) break;
    name += cluster;
    before = cluster;
  }
  return name;
}

function isNameSign(cluster: string, before: string, after: string): boolean {
  if (cluster === '/') return before !== '/';
  if (betweenLetters.test(cluster)) return /^\p{L}/u.test(before) && /^\p{L}/u.test(after);
  return nameSign.test(cluster);
}

const hash = 35;
const mayBeginAfter = /^$|[\s([{"'“‘«„,;:*_~=|>—–]/u;
/**
 * The characters of a tag. A combining mark or a variation selector belongs to the character before it and cannot start
 * a tag.
 */
const nameSign = /^[\p{L}\p{N}\p{Pc}\p{RI}\p{Extended_Pictographic}-]/u;
const betweenLetters = /^['’·\u05f3\u05f4]$/;
const plainName = /[\w/-]*/y;
const emptyLevel = /^\/.*|\/\/.*$/s;
const clusters = new Intl.Segmenter();
const apostrophe = 39;
