import type { InlineContext, MarkdownConfig } from '@lezer/markdown';
import { sectionOf } from './section.ts';

/**
 * Keeps the inline parsers of CommonMark and GFM linear on hostile text.
 *
 * Some of them scan to the end of the paragraph, or back to its start, at each delimiter. Each limit runs before such a
 * parser and skips it if it would find nothing, or if the paragraph has more delimiters than people write. Text beyond
 * a limit is plain text.
 */
export const inlineLimits: MarkdownConfig = {
  parseInline: [
    { name: 'TickLimit', before: 'InlineCode', parse: limitTicks },
    { name: 'HtmlLimit', before: 'HTMLTag', parse: limitHtml },
    { name: 'DelimiterLimit', before: 'Emphasis', parse: limitDelimiters },
    { name: 'BracketLimit', before: 'Link', parse: limitBrackets },
  ],
};

/** A run of backticks without a later run of the same length opens nothing. */
function limitTicks(cx: InlineContext, next: number, pos: number): number {
  if (next !== backtick || cx.char(pos - 1) === backtick) return -1;
  const section = sectionOf(cx);
  section.lastTicks ??= lastRunOfEachLength(cx.text);
  const end = endOfRun(cx, next, pos);
  const last = section.lastTicks.get(end - pos) ?? -1;
  return last > pos - cx.offset ? -1 : end;
}

function lastRunOfEachLength(text: string): ReadonlyMap<number, number> {
  const last = new Map<number, number>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) last.set(run.length, index);
  return last;
}

/** A `<` without a matching end is a literal character. */
function limitHtml(cx: InlineContext, next: number, pos: number): number {
  if (next !== lessThan) return -1;
  const at = pos - cx.offset;
  const end = htmlEnds.find(([start]) => cx.text.startsWith(start, at))?.[1] ?? '>';
  if (lastEnd(cx, end) <= at) return isMailAddress(cx.text, at) ? -1 : pos + 1;
  addressStart.lastIndex = at;
  const address = addressStart.exec(cx.text)?.[0];
  return address === undefined || cx.text[at + address.length] === '>' ? -1 : pos + 1;
}

/** Text that starts like a comment can be an email address, because `!` and `-` are allowed in its local part. */
function isMailAddress(text: string, at: number): boolean {
  mailInBrackets.lastIndex = at;
  return mailInBrackets.test(text);
}

function lastEnd(cx: InlineContext, end: string): number {
  const { lastEnds } = sectionOf(cx);
  const known = lastEnds.get(end) ?? cx.text.lastIndexOf(end);
  lastEnds.set(end, known);
  return known;
}

/** The characters of a run of `*` or `_`, each two of which nest another element. Longer runs are text. */
export const maxDelimiterRun = 100;

function limitDelimiters(cx: InlineContext, next: number, pos: number): number {
  const single = next === asterisk || next === underscore;
  const double = (next === tilde || next === equals) && cx.char(pos + 1) === next;
  if (!single && !double) return -1;
  const isBeyond = isBeyondDelimiters(cx);
  const end = endOfRun(cx, next, pos);
  return isBeyond || end - pos > maxDelimiterRun ? end : -1;
}

/** Counts a delimiter and returns whether it is beyond the limit of the paragraph, so that it is text. */
export function isBeyondDelimiters(cx: InlineContext): boolean {
  const section = sectionOf(cx);
  section.delimiters += 1;
  return section.delimiters > maxDelimiters;
}

function limitBrackets(cx: InlineContext, next: number, pos: number): number {
  const opens = next === openBracket || (next === bang && cx.char(pos + 1) === openBracket);
  if (!opens && next !== closeBracket) return -1;
  const section = sectionOf(cx);
  if (opens) {
    if (section.openBrackets >= deepestBrackets || section.brackets >= maxBrackets) return pos + 1;
    section.openBrackets += 1;
    section.brackets += 1;
    return -1;
  }
  if (section.openBrackets === 0) return pos + 1;
  if (cx.char(pos + 1) === openParenthesis && !mayBeDestination(cx, pos + 2)) {
    section.vainDestinations += 1;
    if (section.vainDestinations > maxVainDestinations) return pos + 1;
  }
  section.openBrackets -= 1;
  return -1;
}

/** Returns whether a destination ends before it opens more parentheses than the limit. */
function mayBeDestination(cx: InlineContext, from: number): boolean {
  let depth = 0;
  let opened = 0;
  for (let at = from; at < cx.end; at += 1) {
    const char = cx.char(at);
    if (char === backslash) at += 1;
    else if (char === openParenthesis) {
      depth += 1;
      opened += 1;
    } else if (char === closeParenthesis) depth -= 1;
    else if (char === space || char === lineFeed) return closesAfterSpace(cx, at);
    if (depth < 0) return true;
    if (opened > maxParentheses) return false;
  }
  return false;
}

/** Returns whether a `)` follows. A title in parentheses must end before another parenthesis opens. */
function closesAfterSpace(cx: InlineContext, from: number): boolean {
  if (lastEnd(cx, ')') <= from - cx.offset) return false;
  let at = cx.skipSpace(from);
  if (cx.char(at) !== openParenthesis) return true;
  for (at += 1; at < cx.end; at += 1) {
    const char = cx.char(at);
    if (char === backslash) at += 1;
    else if (char === openParenthesis || char === closeParenthesis) return char === closeParenthesis;
  }
  return false;
}

function endOfRun(cx: InlineContext, char: number, pos: number): number {
  let end = pos + 1;
  while (cx.char(end) === char) end += 1;
  return end;
}

const maxDelimiters = 1000;
const maxBrackets = 2000;
const deepestBrackets = 50;
const maxVainDestinations = 50;
const maxParentheses = 64;

const htmlEnds: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
];
const addressStart = /<[a-z][-\w+.]*:[^\s<>]*/iy;
const mailInBrackets = /<[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w.-]{1,255}>/y;

const lineFeed = 10;
const space = 32;
const bang = 33;
const openParenthesis = 40;
const closeParenthesis = 41;
const asterisk = 42;
const lessThan = 60;
const equals = 61;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const underscore = 95;
const backtick = 96;
const tilde = 126;
