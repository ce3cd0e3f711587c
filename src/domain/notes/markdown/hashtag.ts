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

function parseHashtag(cx: InlineContext, next: number, pos: number): number {
  if (next !== hash || !mayBeginAfter.test(cx.slice(pos - 1, pos))) return -1;
  tagName.lastIndex = pos + 1 - cx.offset;
  // In `_#tag_` the last `_` belongs to the emphasis.
  const name = tagName.exec(cx.text)?.[0].replace(/[-_]+$/, '') ?? '';
  if (name.length > longestTag || !/[^\p{N}/]/u.test(name)) return -1;
  return cx.addElement(cx.elt('Hashtag', pos, pos + 1 + name.length));
}

const hash = 35;
const mayBeginAfter = /^$|[\s([{"'“‘«„,;:*_~=|>—–]/u;
const part = String.raw`[\p{L}\p{M}\p{N}\p{Pc}\p{RI}\p{Extended_Pictographic}\p{Join_Control}-]+`;
const tagName = new RegExp(`${part}(?:/${part})*`, 'uy');
