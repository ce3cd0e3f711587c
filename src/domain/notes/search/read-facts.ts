import type { NoteOutline } from '../markdown/index.ts';
import { isTicked, taskMarker } from '../task-marker.ts';

/** The facts about a body that searches can ask for. */
export interface TextFacts {
  readonly hasImage: boolean;
  readonly hasLink: boolean;
  readonly hasCode: boolean;
  readonly openTasks: number;
  readonly doneTasks: number;
}

/** Returns the facts of a note from the outline of the full parser. */
export function factsOf({ images, links, hasLink, hasCode, tasks }: NoteOutline): TextFacts {
  const doneTasks = tasks.filter(({ done }) => done).length;
  return {
    hasImage: images.length > 0 || links.some(({ embed }) => embed),
    hasLink,
    hasCode,
    openTasks: tasks.length - doneTasks,
    doneTasks,
  };
}

interface Found {
  hasImage: boolean;
  hasLink: boolean;
  hasCode: boolean;
  openTasks: number;
  doneTasks: number;
}

const sign = {
  tab: 9,
  return: 13,
  space: 32,
  bang: 33,
  hash: 35,
  paren: 40,
  parenClose: 41,
  star: 42,
  plus: 43,
  dash: 45,
  dot: 46,
  digit0: 48,
  digit9: 57,
  greater: 62,
  bracket: 91,
  backslash: 92,
  bracketClose: 93,
  backtick: 96,
  h: 104,
  t: 116,
  w: 119,
  tilde: 126,
} as const;

/**
 * Reads the facts of a note's Markdown in one pass over its lines. This is cheaper than the full parser, whose facts
 * replace these later. Text in fenced code or between backticks counts only as code. Indented code, HTML and footnotes
 * are not recognised.
 */
export function readFacts(text: string): TextFacts {
  const found: Found = { hasImage: false, hasLink: false, hasCode: false, openTasks: 0, doneTasks: 0 };
  const signs = new SpanSigns(text);
  readLines(
    text,
    (line) => readLine(signs, line, found),
    () => {
      found.hasCode = true;
    },
  );
  return found;
}

/**
 * Returns the headings of a body in order. A search for a common word needs those of all notes at once. Most notes have
 * no fence, and thus no code, so only their lines with a hash are read.
 */
export function readHeadings(text: string): readonly string[] {
  const headings: string[] = [];
  if (fence.test(text)) readLines(text, (line) => readHeading(text, line, headings), ignore);
  else
    for (let hash = text.indexOf('#'); hash >= 0; ) {
      const lineEnd = text.indexOf('\n', hash);
      const end = lineEnd < 0 ? text.length : lineEnd;
      const at = skipQuotes(text, text.lastIndexOf('\n', hash) + 1, end);
      if (at === hash) readHeading(text, { at, end }, headings);
      hash = text.indexOf('#', end);
    }
  return headings;
}

const fence = /```|~~~/;

/** Calls `onLine` for each line that is not code, and `onFence` for each fence that opens code. */
function readLines(text: string, onLine: (line: Line) => void, onFence: () => void): void {
  let open: OpenFence | null = null;
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    const at = skipQuotes(text, start, end);
    if (open !== null && isLeft(text, { start, at, end }, open)) open = null;
    if (open === null) {
      const line = { start, at, words: skipListMarks(text, at, end), end };
      open = openingFenceIn(text, line);
      if (open === null) onLine(line);
      else onFence();
    } else {
      const run = fenceAt(text, at, end);
      if (run !== null && closes(text, run, open, end) && quotesIn(text, start, at) === open.quotes) open = null;
    }
    start = end + 1;
  }
}

function ignore(): void {}

interface Fence {
  readonly unit: number;
  readonly length: number;
  /** The end of the run of fence characters. */
  readonly to: number;
}

interface OpenFence extends Fence {
  /** The number of quotes that contain it. */
  readonly quotes: number;
  /** The column at which the text of the containing list item starts; absent outside lists. */
  readonly column?: number;
}

/** Returns the fence at the start of a line, or after list markers, as in "- ```". */
function openingFenceIn(text: string, { start, at, words, end }: Line): OpenFence | null {
  const from = skipQuotes(text, words, end);
  const run = fenceAt(text, from, end);
  if (run === null) return null;
  const open = { ...run, quotes: quotesIn(text, start, from) };
  return words === at ? open : { ...open, column: columnsTo(text, start, words) };
}

/** Returns whether a line is outside the quote or list item that contains the fence, which ends the code. */
function isLeft(text: string, { start, at, end }: Omit<Line, 'words'>, { quotes, column = 0 }: OpenFence): boolean {
  if (quotes > 0 && quotesIn(text, start, at) < quotes) return true;
  return column > 0 && at < end && columnsTo(text, start, at) < column;
}

/** Counts the quote markers before the text of a line. */
function quotesIn(text: string, start: number, to: number): number {
  let quotes = 0;
  for (let at = start; at < to; at += 1) if (text.charCodeAt(at) === sign.greater) quotes += 1;
  return quotes;
}

/** A tab advances to the next multiple of four. */
function columnsTo(text: string, start: number, to: number): number {
  let columns = 0;
  for (let at = start; at < to; at += 1) columns += text.charCodeAt(at) === sign.tab ? 4 - (columns % 4) : 1;
  return columns;
}

function fenceAt(text: string, from: number, end: number): Fence | null {
  const unit = text.charCodeAt(from);
  if (from >= end || (unit !== sign.backtick && unit !== sign.tilde)) return null;
  const to = endOfRun(text, from, end);
  if (to - from < 3) return null;
  const later = unit === sign.backtick ? text.indexOf('`', to) : -1; // with a later backtick it is inline code
  return later >= 0 && later < end ? null : { unit, length: to - from, to };
}

function closes(text: string, line: Fence, open: Fence, end: number): boolean {
  return line.unit === open.unit && line.length >= open.length && skipSpaces(text, line.to, end) === end;
}

interface Line {
  readonly start: number;
  /** The position after the indentation and the quote markers. */
  readonly at: number;
  /** The start of the text of the innermost list item; equal to `at` outside lists. */
  readonly words: number;
  readonly end: number;
}

function readHeading(text: string, { at, end }: Pick<Line, 'at' | 'end'>, headings: string[]): void {
  if (text.charCodeAt(at) !== sign.hash) return;
  const to = endOfRun(text, at, end);
  if (to - at <= 6 && (to === end || isSpace(text.charCodeAt(to)))) headings.push(text.slice(to, end).trim());
}

function readLine(signs: SpanSigns, { at, words, end }: Line, found: Found): void {
  const { text } = signs;
  const boxEnd = words > at ? endOfTaskBox(text, words, end) : null;
  if (boxEnd !== null && text.slice(boxEnd, end).trim() !== '') {
    if (isTicked(text.slice(words, boxEnd))) found.doneTasks += 1;
    else found.openTasks += 1;
  }
  readSpans(signs, boxEnd ?? at, end, found);
}

/** Returns the end of a task marker that is followed by white space or the end of the line; null if there is none. */
function endOfTaskBox(text: string, at: number, end: number): number | null {
  if (text.charCodeAt(at) !== sign.bracket) return null;
  boxAt.lastIndex = at;
  if (!boxAt.test(text)) return null;
  const to = boxAt.lastIndex;
  return to === end || (to < end && isSpace(text.charCodeAt(to))) ? to : null;
}

const boxAt = new RegExp(taskMarker, 'y');

/** The kind of syntax that an open bracket started. */
type Bracket = 'image' | 'link' | 'wiki' | 'embed';

function readSpans(signs: SpanSigns, start: number, end: number, found: Found): void {
  const { text } = signs;
  const brackets: Bracket[] = [];
  const unclosed = new Set<number>();
  for (let at = start; ; at += 1) {
    at = signs.next(at, end, !found.hasLink);
    if (at >= end) return;
    const unit = text.charCodeAt(at);
    if (unit === sign.backslash) at += 1;
    else if (unit === sign.backtick) {
      const after = skipCode(text, at, end, unclosed);
      if (after.isCode) found.hasCode = true;
      at = after.to - 1;
    } else if (unit === sign.bracket) {
      const isWiki = text.charCodeAt(at + 1) === sign.bracket;
      const isImage = at > start && text.charCodeAt(at - 1) === sign.bang;
      brackets.push(isWiki ? (isImage ? 'embed' : 'wiki') : isImage ? 'image' : 'link');
      if (isWiki) at += 1;
    } else if (unit === sign.bracketClose) {
      if (closeBracket(text, at, brackets.pop(), found)) at += 1;
    } else if (isAddress(text, at)) found.hasLink = true;
  }
}

/** Returns whether the character after the bracket belongs to it. */
function closeBracket(text: string, at: number, bracket: Bracket | undefined, found: Found): boolean {
  const next = text.charCodeAt(at + 1);
  const isWiki = bracket === 'wiki' || bracket === 'embed';
  const leads = isWiki ? next === sign.bracketClose : next === sign.paren || next === sign.bracket;
  if (!leads || bracket === undefined) return false;
  if (bracket === 'image' || bracket === 'embed') found.hasImage = true;
  else found.hasLink = true;
  return isWiki;
}

const maxBackticks = 16;

/**
 * Skips inline code. Runs longer than 16 are treated as text, because searching for the end of every length would not
 * be linear.
 */
function skipCode(text: string, at: number, end: number, unclosed: Set<number>) {
  const to = endOfRun(text, at, end);
  const length = to - at;
  if (length > maxBackticks || unclosed.has(length)) return { isCode: false, to };
  for (let next = text.indexOf('`', to); next >= 0 && next < end; ) {
    const nextTo = endOfRun(text, next, end);
    if (nextTo - next === length) return { isCode: true, to: nextTo };
    next = text.indexOf('`', nextTo);
  }
  unclosed.add(length);
  return { isCode: false, to };
}

/** Finds the positions at which a span can start or end. Each position is scanned once. */
class SpanSigns {
  readonly text: string;
  readonly #mayHaveAddress: boolean;
  readonly #sign = /[\\`[\]]/g;
  /** The last scanned range: no such character occurs from `#from` up to `#to`. */
  #from = 0;
  #to = -1;

  constructor(text: string) {
    this.text = text;
    this.#mayHaveAddress = /https?:\/\/|www\./i.test(text);
  }

  /**
   * Returns the next position from `from` on, including addresses if requested; `end` or more if there is none before
   * `end`.
   */
  next(from: number, end: number, wantsAddress: boolean): number {
    const sign = this.#nextSign(from);
    if (!wantsAddress || !this.#mayHaveAddress) return sign;
    const { text } = this;
    for (let at = from; at < sign && at < end; at += 1)
      if (mayBeAddress(text.charCodeAt(at) | 32, text.charCodeAt(at + 1) | 32)) return at;
    return sign;
  }

  #nextSign(from: number): number {
    if (from < this.#from || from > this.#to) {
      this.#sign.lastIndex = from;
      this.#from = from;
      this.#to = this.#sign.exec(this.text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return this.#to;
  }
}

/** Checks the first two letters, in lower case. */
function mayBeAddress(first: number, second: number): boolean {
  return (first === sign.h && second === sign.t) || (first === sign.w && second === sign.w);
}

function isAddress(text: string, at: number): boolean {
  return /^(?:https?:\/\/|www\.)[^\s.]/i.test(text.slice(at, at + 9)) && !/\w/.test(text.charAt(at - 1));
}

/** Skips the list markers of a line, as in "- - [ ] task", and quote markers between them. */
function skipListMarks(text: string, at: number, end: number): number {
  let words = at;
  let inner = at;
  for (let next = skipListMark(text, at, end); next > inner; next = skipListMark(text, inner, end)) {
    words = next;
    inner = skipQuotes(text, next, end);
  }
  return words;
}

/** With more spaces after its marker, a list item starts with indented code. */
const maxSpacesAfterMark = 4;

/** Returns the start of the text of a list item, or `at` if there is none. */
function skipListMark(text: string, at: number, end: number): number {
  const unit = text.charCodeAt(at);
  let to = at;
  if (unit === sign.dash || unit === sign.star || unit === sign.plus) to += 1;
  else {
    while (to < end && to - at < 9 && isDigit(text.charCodeAt(to))) to += 1;
    const ends = text.charCodeAt(to) === sign.dot || text.charCodeAt(to) === sign.parenClose;
    if (to === at || !ends) return at;
    to += 1;
  }
  const after = skipSpaces(text, to, end);
  return after > to && after - to <= maxSpacesAfterMark ? after : at;
}

/** Skips the indentation and the quote markers. */
function skipQuotes(text: string, start: number, end: number): number {
  let at = skipSpaces(text, start, end);
  while (at < end && text.charCodeAt(at) === sign.greater) at = skipSpaces(text, at + 1, end);
  return at;
}

function skipSpaces(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

function endOfRun(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && text.charCodeAt(at) === text.charCodeAt(start)) at += 1;
  return at;
}

/** Includes the carriage return of `\r\n`. */
function isSpace(unit: number): boolean {
  return unit === sign.space || unit === sign.tab || unit === sign.return;
}

function isDigit(unit: number): boolean {
  return unit >= sign.digit0 && unit <= sign.digit9;
}
