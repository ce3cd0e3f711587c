import { type InlineContext, type MarkdownConfig, parser } from '@lezer/markdown';
import { sidesOf, signBefore } from './flanking.ts';

/** Parses `*`, `_` and `~~` like the parser's own implementation, but with the flanking rules of {@link sidesOf}. */
export const emphasis: MarkdownConfig = {
  parseInline: [
    { name: 'Emphasis', parse: parseEmphasis },
    { name: 'Strikethrough', parse: parseStrikethrough },
  ],
};

type InlineReader = (cx: InlineContext, next: number, pos: number) => number;

const { inlineNames, inlineParsers } = parser as unknown as {
  readonly inlineNames: readonly string[];
  readonly inlineParsers: readonly (InlineReader | null)[];
};
const packaged = inlineParsers[inlineNames.indexOf('Emphasis')] as InlineReader;

/**
 * Calls the original parser, which only looks at the characters on both sides, with substitutes that produce the
 * desired result.
 */
function parseEmphasis(cx: InlineContext, next: number, pos: number): number {
  if (next !== asterisk && next !== underscore) return packaged(cx, next, pos);
  let end = pos + 1;
  while (cx.char(end) === next) end += 1;
  const slice = next === asterisk ? sidesAsSigns(cx, pos, end) : adjacentMarks(cx, pos);
  return packaged(Object.create(cx, { slice: { value: slice } }), next, pos);
}

type Slice = (from: number, to: number) => string;

function sidesAsSigns(cx: InlineContext, pos: number, end: number): Slice {
  const { opens, closes } = sidesOf(cx.text, pos - cx.offset, end - cx.offset);
  return (from) => ((from < pos ? closes : opens) ? 'a' : ' ');
}

function adjacentMarks(cx: InlineContext, pos: number): Slice {
  return (from, to) => (from < pos ? signBefore(cx.text, pos - cx.offset) : cx.slice(from, to));
}

const struck = { resolve: 'Strikethrough', mark: 'StrikethroughMark' };

/** In a longer run, the last two characters form the delimiter. */
function parseStrikethrough(cx: InlineContext, next: number, pos: number): number {
  if (next !== tilde || cx.char(pos + 1) !== tilde || cx.char(pos + 2) === tilde) return -1;
  const { opens, closes } = sidesOf(cx.text, pos - cx.offset, pos + 2 - cx.offset);
  return cx.addDelimiter(struck, pos, pos + 2, opens, closes);
}

const asterisk = 42;
const underscore = 95;
const tilde = 126;
