import { signStartFrom } from '../../kernel/index.ts';
import { foldText, placeOf, rangesIn, type TextRange, unfoldRange } from '../../search/index.ts';
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
 * Returns up to two excerpts of a body that contain the needles; if none occurs, the start of the body. Links to records
 * are shown by their labels, since their addresses mean nothing to a reader.
 */
export function snippetsOf(body: IndexedBody, needles: readonly string[]): readonly Snippet[] {
  const { text, folded } = withoutAddresses(body);
  const windows: TextRange[] = [];
  for (const needle of needles) {
    const at = placeOf(folded.text, needle);
    if (at < 0) continue;
    const found = unfoldRange(text, folded, { from: at, to: at + needle.length });
    const isShown = windows.some(({ from, to }) => found.from >= from && found.to <= to);
    if (!isShown && windows.length < most) windows.push(windowAround(text, found));
  }
  if (windows.length === 0) windows.push(windowAround(text, { from: 0, to: 0 }));
  return windows
    .toSorted((a, b) => a.from - b.from)
    .map((window) => snippetAt(text, window, needles))
    .filter((snippet) => snippet.text.trim() !== '');
}

const recordLink = /\[([^[\]\n]*)\]\(mensana:[^()\s]*\)/g;

function withoutAddresses({ text, folded }: IndexedBody): Pick<IndexedBody, 'text' | 'folded'> {
  if (!text.includes('](mensana:')) return { text, folded };
  const shown = text.replace(recordLink, '$1');
  return { text: shown, folded: foldText(shown) };
}

function windowAround(text: string, { from, to }: TextRange): TextRange {
  const start = from - before <= 0 ? 0 : cutNear(text, from - before, from);
  const wanted = Math.max(from + after, to);
  return { from: start, to: wanted >= text.length ? text.length : cutNear(text, wanted, text.length) };
}

/** Returns the next position between words if it is near; else the next grapheme boundary. */
function cutNear(text: string, at: number, limit: number): number {
  for (let near = at; near < Math.min(at + slack, limit); near += 1) if (/\s/.test(text[near] as string)) return near;
  return Math.min(signStartFrom(text, at), limit);
}

const ellipsis = '…';

function snippetAt(text: string, { from, to }: TextRange, needles: readonly string[]): Snippet {
  const slice = text.slice(from, to);
  const start = slice.length - slice.trimStart().length;
  const piece = slice.trim();
  const prefix = from > 0 && piece !== '' ? ellipsis : '';
  const ranges = rangesIn(slice, foldText(slice), needles).flatMap((range) => moved(range, start, piece.length));
  return {
    text: prefix + piece + (to < text.length ? ellipsis : ''),
    ranges: ranges.map((range) => ({ from: range.from + prefix.length, to: range.to + prefix.length })),
  };
}

/** Maps a range to the trimmed excerpt; empty if it was trimmed away. */
function moved(range: TextRange, start: number, length: number): readonly TextRange[] {
  const from = Math.max(0, range.from - start);
  const to = Math.min(length, range.to - start);
  return from < to ? [{ from, to }] : [];
}
