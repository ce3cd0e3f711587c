import { foldText, placeOf, type TextRange, unfoldRange } from '../../search/index.ts';
import { decodeEntity, styledElementAt, writtenBreakEnd } from '../markdown/index.ts';

/** The longest needle, in UTF-16 code units, for which {@link readAcrossMarks} has enough text around each mark. */
export const maxNeedleAcrossMarks = 32;

/**
 * Returns a body, folded, as people read it: without the marks and addresses that separate its letters and words, as in
 * `**un**important`, `5\*3` and `H<sub>2</sub>O`. Empty if none does, so that the text itself is enough.
 */
export function wordsAsRead(text: string): string {
  return marksBetween.test(text) ? foldText(text.replace(marks, shownFor)).text : '';
}

/**
 * Returns the parts of {@link wordsAsRead} around marks, divided by line ends, which no needle has. A short needle that
 * is not found in the folded body itself is read in one of these parts, or not at all. They take a tenth of the memory.
 */
export function readAcrossMarks(text: string): string {
  if (!marksBetween.test(text)) return '';
  const places: TextRange[] = [];
  let shift = 0;
  const read = text.replace(marks, (mark: string, at: number) => {
    const shown = shownFor(mark);
    const from = at + shift;
    places.push({ from, to: from + shown.length });
    shift += shown.length - mark.length;
    return shown;
  });
  const folded = foldText(read);
  return folded.marks === null ? partsAround(folded.text, places) : folded.text;
}

function partsAround(text: string, places: readonly TextRange[]): string {
  let parts = '\n'; // a part alone would be a slice, which keeps the whole text in memory
  let end = 0;
  for (const place of places) {
    const from = place.from - maxNeedleAcrossMarks;
    if (from > end) parts += '\n';
    const to = place.to + maxNeedleAcrossMarks;
    parts += text.slice(Math.max(from, end), to);
    end = to;
  }
  return parts;
}

/** Returns the range of a body at which a folded needle is read; null if it occurs only as written, or not at all. */
export function placeAsRead(text: string, needle: string): TextRange | null {
  /** Pairs of positions behind each mark, in the body and as read. */
  const places: [written: number, read: number][] = [];
  let shift = 0;
  const read = text.replace(marks, (mark: string, at: number) => {
    const shown = shownFor(mark);
    shift += shown.length - mark.length;
    places.push([at + mark.length, at + mark.length + shift]);
    return shown;
  });
  const folded = foldText(read);
  const at = placeOf(folded.text, needle);
  if (at < 0) return null;
  const found = unfoldRange(read, folded, { from: at, to: at + needle.length });
  const written = (position: number) => {
    const [mark, behind] = places.findLast((place) => place[1] <= position) ?? [0, 0];
    return mark + position - behind;
  };
  return { from: written(found.from), to: written(found.to - 1) + 1 };
}

/** Returns what people read in place of a mark. */
function shownFor(mark: string): string {
  if (mark.includes('\n')) return '\n';
  if (/^\\./.test(mark)) return mark.slice(1);
  if (mark.startsWith('&')) return decodeEntity(mark);
  if (!mark.startsWith('<')) return '';
  if (writtenBreakEnd(mark, 0) !== null) return '\n';
  return styledElementAt(mark, 0) === null ? mark : '';
}

/** A quick test: many texts have no marks within words or phrases. */
const marksBetween =
  /[\p{L}\p{N}](?:\*{1,3}|~~|==|`{1,3}|\]\])[\p{L}\p{N}\p{P}]|[\p{L}\p{N}\p{P}](?:\*{1,3}|~~|==|`{1,3}|\[\[?)[\p{L}\p{N}]|\]\([^()\s]|\\[!-/:-@[-`{-~\n]|&[#a-z][a-z\d]*;|\[\^|<\/?[a-z]|\n[ \t]*>|\n[ \t]+[\p{L}\p{N}]/iu;

const escaped = /\\[!-/:-@[-`{-~]/;
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,4});/;
const tag = /<\/?[a-z]+(?:\s[^<>\n]*)?>/;
const wikiLink = /!?\[\[(?:[^[\]|\n]*\|)?(?=[^[\]|\n]+\]\])|\]\]/;
const webLink = /!?\[(?=[^[\]\n]*\]\([^()\s]*\))|\]\([^()\s]*\)/;
const footnote = /\[\^[^[\]\s]+\](?!:)/;
const emphasis = /\*+|~~|==|`+/;
/** A line end with the marks of a hard break, and of the quote or the item that goes on. */
const lineEnd = /\\\n[ \t>]*|\n[ \t>]+/;
const marks = new RegExp(
  [lineEnd, escaped, reference, tag, wikiLink, webLink, footnote, emphasis].map(({ source }) => source).join('|'),
  'gi',
);
