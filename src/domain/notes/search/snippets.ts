import { signStartFrom } from '../../kernel/index.ts';
import { type FoldedText, foldText, placeOf, rangesIn, type TextRange, unfoldRange } from '../../search/index.ts';
import { frontMatterEnd, marksIn } from '../markdown/index.ts';
import type { IndexedBody } from './indexed-note.ts';
import { placeAsRead } from './read-words.ts';

/** An excerpt with the ranges of the matches. An ellipsis marks each cut. */
export interface Snippet {
  readonly text: string;
  readonly ranges: readonly TextRange[];
}

const before = 28;
const after = 128;
const most = 2;
/** The maximum distance by which a cut moves to fall between words. */
const slack = 16;

/**
 * Returns up to two excerpts of a body that contain the needles; if none occurs, the start of the body. They are shown
 * without markup, except where that contains a match. Links to records are always shown by their labels, since their
 * addresses mean nothing to a reader.
 */
export function snippetsOf(body: IndexedBody, needles: readonly string[]): readonly Snippet[] {
  const { text, folded } = withoutAddresses(body);
  const start = frontMatterEnd(text);
  const windows: TextRange[] = [];
  for (const needle of needles) {
    const found = placeIn(text, folded, needle);
    if (found === null) continue;
    const isShown = windows.some(({ from, to }) => found.from >= from && found.to <= to);
    if (!isShown && windows.length < most) windows.push(windowAround(text, found, start));
  }
  if (windows.length === 0) windows.push(windowAround(text, { from: start, to: start }, start));
  return windows
    .toSorted((a, b) => a.from - b.from)
    .map((window) => snippetAt(text, window, { needles, start }))
    .filter((snippet) => snippet.text.trim() !== '');
}

/** Returns where a needle is written, or else where it is read. */
function placeIn(text: string, folded: FoldedText, needle: string): TextRange | null {
  const at = placeOf(folded.text, needle);
  return at < 0 ? placeAsRead(text, needle) : unfoldRange(text, folded, { from: at, to: at + needle.length });
}

const recordLink = /\[([^[\]\n]*)\]\(mensana:[^()\s]*\)/g;

function withoutAddresses({ text, folded }: IndexedBody): Pick<IndexedBody, 'text' | 'folded'> {
  if (!text.includes('](mensana:')) return { text, folded };
  const shown = text.replace(recordLink, '$1');
  return { text: shown, folded: foldText(shown) };
}

/** @param start where the text begins behind the properties, which belong to the excerpt of a match in them only */
function windowAround(text: string, { from, to }: TextRange, start: number): TextRange {
  const first = from < start ? 0 : start;
  const wanted = Math.max(from + after, to);
  return {
    from: from - before <= first ? first : cutNear(text, from - before, from),
    to: wanted >= text.length ? text.length : cutNear(text, wanted, text.length),
  };
}

/** Returns the next position between words if it is near; else the next grapheme boundary. */
function cutNear(text: string, at: number, limit: number): number {
  for (let near = at; near < Math.min(at + slack, limit); near += 1) if (/\s/.test(text[near] as string)) return near;
  return Math.min(signStartFrom(text, at), limit);
}

const ellipsis = '…';

function snippetAt(
  text: string,
  { from, to }: TextRange,
  { needles, start }: { readonly needles: readonly string[]; readonly start: number },
): Snippet {
  const slice = text.slice(from, to);
  const found = rangesIn(slice, foldText(slice), needles);
  const plain = withoutMarks(
    text,
    { from, to },
    found.map((range) => ({ from: range.from + from, to: range.to + from })),
  );
  const piece = plain.replaceAll(/\n[ \t]+/g, '\n').trim(); // a phrase may go on in the next line of a quote or an item
  if (piece === '') return { text: '', ranges: [] };
  const prefix = from > 0 && from !== start ? ellipsis : '';
  const ranges = rangesIn(piece, foldText(piece), needles);
  return {
    text: prefix + piece + (to < text.length ? ellipsis : ''),
    ranges: ranges.map((range) => ({ from: range.from + prefix.length, to: range.to + prefix.length })),
  };
}

/** Leaves out the marks in a window of a text, except those with a match in them or in another one of the same owner. */
function withoutMarks(text: string, { from, to }: TextRange, matches: readonly TextRange[]): string {
  const marks = marksIn(text, { from, to });
  const isMatched = (mark: TextRange) => matches.some((match) => match.from < mark.to && match.to > mark.from);
  const kept = new Set(marks.filter(isMatched).map(({ owner }) => owner));
  let plain = '';
  let read = from;
  for (const mark of marks) {
    if (kept.has(mark.owner)) continue;
    plain += text.slice(read, mark.from) + mark.shown;
    read = mark.to;
  }
  return plain + text.slice(read, to);
}
