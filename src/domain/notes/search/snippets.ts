import { signStartFrom } from '../../kernel/index.ts';
import { foldText, placeOf, rangesIn, type TextRange, unfoldRange } from '../../search/index.ts';
import { frontMatterEnd, marksIn } from '../markdown/index.ts';
import type { IndexedBody } from './indexed-note.ts';

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
    const at = placeOf(folded.text, needle);
    if (at < 0) continue;
    const found = unfoldRange(text, folded, { from: at, to: at + needle.length });
    const isShown = windows.some(({ from, to }) => found.from >= from && found.to <= to);
    if (!isShown && windows.length < most) windows.push(windowAround(text, found, start));
  }
  if (windows.length === 0) windows.push(windowAround(text, { from: start, to: start }, start));
  return windows
    .toSorted((a, b) => a.from - b.from)
    .map((window) => snippetAt(text, window, { needles, start }))
    .filter((snippet) => snippet.text.trim() !== '');
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
  const spaces = plain.text.length - plain.text.trimStart().length;
  const piece = plain.text.trim();
  if (piece === '') return { text: '', ranges: [] };
  const prefix = from > 0 && from !== start ? ellipsis : '';
  const ranges = plain.ranges.flatMap((range) => moved(range, spaces, piece.length));
  return {
    text: prefix + piece + (to < text.length ? ellipsis : ''),
    ranges: ranges.map((range) => ({ from: range.from + prefix.length, to: range.to + prefix.length })),
  };
}

/** Leaves out the marks in a window of a text, except those with a match in them or in another one of the same owner. */
function withoutMarks(text: string, { from, to }: TextRange, matches: readonly TextRange[]): Snippet {
  const marks = marksIn(text, { from, to });
  const isMatched = (mark: TextRange) => matches.some((match) => match.from < mark.to && match.to > mark.from);
  const kept = new Set(marks.filter(isMatched).map(({ owner }) => owner));
  const ranges: TextRange[] = [];
  let plain = '';
  let read = from;
  const readUntil = (end: number) => {
    const shift = plain.length - read;
    for (const match of matches)
      if (match.from >= read && match.to <= end) ranges.push({ from: match.from + shift, to: match.to + shift });
    plain += text.slice(read, end);
  };
  for (const mark of marks) {
    if (kept.has(mark.owner)) continue;
    readUntil(mark.from);
    plain += mark.shown;
    read = mark.to;
  }
  readUntil(to);
  return { text: plain, ranges };
}

/** Maps a range to the trimmed excerpt; empty if it was trimmed away. */
function moved(range: TextRange, start: number, length: number): readonly TextRange[] {
  const from = Math.max(0, range.from - start);
  const to = Math.min(length, range.to - start);
  return from < to ? [{ from, to }] : [];
}
