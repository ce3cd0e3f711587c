import { signEndUntil, signStartFrom } from '../../kernel/index.ts';
import { noteMarkdownParser, plainPartOf, type Span } from '../markdown/index.ts';

/** The line around a link, without markup. */
export interface LinkContext {
  readonly before: string;
  /** The displayed text of the link. */
  readonly link: string;
  readonly after: string;
}

/** Stores the line of a link and parses it on demand. */
export class LinkLine {
  readonly #line: string;
  readonly #link: Span;

  constructor(text: string, { from, to }: Span) {
    const start = Math.max(text.lastIndexOf('\n', from - 1) + 1, from - reach, 0);
    const lineEnd = text.indexOf('\n', to);
    const end = Math.min(lineEnd < 0 ? text.length : lineEnd, to + reach);
    this.#line = copied(text.slice(start, end));
    this.#link = { from: from - start, to: to - start };
  }

  /** @param isName whether a note has this name */
  context(isName: (name: string) => boolean): LinkContext {
    const { topNode } = noteMarkdownParser.parse(asTable(this.#line, this.#link));
    const { from, to } = this.#link;
    const before = plainPartOf(this.#line, topNode, { to: from, isName }).trimStart();
    const link = plainPartOf(this.#line, topNode, { from, to, isName }).trim();
    const after = plainPartOf(this.#line, topNode, { from: to, to: this.#line.length, isName }).trimEnd();
    return { before: lastPart(before), link, after: firstPart(after) };
  }
}

/** Returns a text of its own, since a slice keeps in memory the whole text from which it is. */
function copied(slice: string): string {
  return slice.split('').join('');
}

/**
 * Appends a delimiter row to a table row, because the parser recognises a row only as part of a table. A pipe inside
 * the link would split the cell there.
 */
function asTable(line: string, { from, to }: Span): string {
  if (!/^\s*\|.*\|\s*$/.test(line) || bar.test(line.slice(from, to))) return line;
  const bars = line.split(bar).length - 1;
  return `${line}\n|${'-|'.repeat(bars - 1)}`;
}

const bar = /(?<!\\)\|/;

/** Cuts at a nearby space if there is one, and never inside a grapheme cluster. */
function lastPart(text: string): string {
  if (text.length <= shown) return text;
  const part = text.slice(signStartFrom(text, text.length - shown));
  const space = part.indexOf(' ');
  return `…${space >= 0 && space < shown / 2 ? part.slice(space + 1) : part}`;
}

function firstPart(text: string): string {
  if (text.length <= shown) return text;
  const part = text.slice(0, signEndUntil(text, shown));
  const space = part.lastIndexOf(' ');
  return `${space > shown / 2 ? part.slice(0, space) : part}…`;
}

/** The number of UTF-16 code units to store on each side, including markup. */
const reach = 400;
/** The number of UTF-16 code units to show on each side. */
const shown = 80;
