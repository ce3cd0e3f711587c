import { tags } from '@lezer/highlight';
import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { sidesOf } from './flanking.ts';

/** `==highlighted==`, with the rules of `~~struck~~`. */
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
  const { opens, closes } = sidesOf(cx.text, pos - cx.offset, end - cx.offset);
  return cx.addDelimiter(delimiter, pos, end, opens, closes);
}

const equals = 61;
