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
  const { opens, closes } = sidesOf(cx.text, pos - cx.offset, end - cx.offset);
  return cx.addDelimiter(delimiter, pos, end, opens, closes);
}

/** Whether marks between two places of a text can begin what they mark, and whether they can end it. */
export function sidesOf(text: string, from: number, to: number): { readonly opens: boolean; readonly closes: boolean } {
  const before = text.slice(Math.max(0, from - 1), from);
  const after = text.slice(to, to + 1);
  return {
    opens: !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before)),
    closes: !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after)),
  };
}

function isSpace(char: string): boolean {
  return /^\s?$/.test(char);
}

export function isPunctuation(char: string): boolean {
  return /[\p{S}\p{P}]/u.test(char);
}

const equals = 61;
