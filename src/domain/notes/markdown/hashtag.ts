import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { longestTag } from '../tag.ts';

/**
 * `#tag` and `#tag/sub` in any script: letters, marks, numbers, emoji, `_` and `-`, not only digits.
 *
 * It begins where a word could: at the start, after a space, or after an opening mark.
 */
export const hashtags: MarkdownConfig = {
  defineNodes: [{ name: 'Hashtag', style: tags.tagName }],
  parseInline: [{ name: 'Hashtag', before: 'Link', parse: parseHashtag }],
};

function parseHashtag(cx: InlineContext, _: number, pos: number): number {
  const end = hashtagEnd(cx.text, pos - cx.offset);
  return end < 0 ? -1 : cx.addElement(cx.elt('Hashtag', pos, end + cx.offset));
}

/** Where the tag ends that begins at a place of a text; -1 where none does. */
export function hashtagEnd(text: string, at: number): number {
  if (text.charCodeAt(at) !== hash || !mayBeginAfter.test(text.slice(Math.max(0, at - 1), at))) return -1;
  tagName.lastIndex = at + 1;
  // In `_#tag_` the last `_` belongs to the emphasis.
  const name = tagName.exec(text)?.[0].replace(/[-_]+$/, '') ?? '';
  if (name.length > longestTag || !/[^\p{N}/]/u.test(name)) return -1;
  return at + 1 + name.length;
}

const hash = 35;
const mayBeginAfter = /^$|[\s([{"'“‘«„,;:*_~=|>—–]/u;
const part = String.raw`[\p{L}\p{M}\p{N}\p{Pc}\p{RI}\p{Extended_Pictographic}\p{Join_Control}-]+`;
const tagName = new RegExp(`${part}(?:/${part})*`, 'uy');
