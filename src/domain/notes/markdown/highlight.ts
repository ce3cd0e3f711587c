import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';

/** `==marked==`, with the rules of `~~struck~~`. */
export const highlights: MarkdownConfig = {
  defineNodes: [
    { name: 'Highlight', style: { 'Highlight/...': tags.special(tags.content) } },
    { name: 'HighlightMark', style: tags.processingInstruction },
  ],
  parseInline: [{ name: 'Highlight', after: 'Emphasis', parse: parseHighlight }],
};

const delimiter = { resolve: 'Highlight', mark: 'HighlightMark' };

function parseHighlight(cx: InlineContext, next: number, pos: number): number {
  if (next !== equals || cx.char(pos + 1) !== equals) return -1;
  let end = pos + 2;
  while (cx.char(end) === equals) end += 1;
  if (end > pos + 2) return end;
  const before = cx.slice(pos - 1, pos);
  const after = cx.slice(end, end + 1);
  const opens = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
  const closes = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
  return cx.addDelimiter(delimiter, pos, end, opens, closes);
}

function isSpace(char: string): boolean {
  return /^\s?$/.test(char);
}

function isPunctuation(char: string): boolean {
  return /[\p{S}\p{P}]/u.test(char);
}

const equals = 61;
