import { placeOf } from '../../search/index.ts';
import type { FoundNote, IndexedHead } from './indexed-note.ts';
import type { Needle } from './matching.ts';

/**
 * Returns the score of a note, assuming that it matches: for each word, whether it occurs in the title, in another name
 * or in a heading. It does not scan texts, so the best notes are known before any text is read.
 *
 * @returns an integer of 0 or more
 */
export function scoreOf(needles: readonly Needle[], { head, body }: FoundNote): number {
  let score = 0;
  for (const { needle } of needles) {
    if (placeOf(head.names, needle) >= 0) score += inNames(needle, head);
    else if (body !== null && placeOf(body.headings, needle) >= 0) score += 4;
  }
  return score;
}

function inNames(needle: string, { title }: IndexedHead): number {
  const at = placeOf(title.text, needle);
  if (at < 0) return 8;
  if (at === 0) return title.text.length === needle.length ? 12 : 11;
  return startsWord(title.text, at) ? 10 : 9;
}

function startsWord(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return before < firstBeyondAscii ? !isAsciiWord(before) : !/[\p{L}\p{N}]/u.test(text[at - 1] as string);
}

const firstBeyondAscii = 0x80;

/**
 * Checks a unit of a folded text, which has no capitals. A fast path, because it is called for most notes when the
 * first letter is typed, and the regular expression would take a millisecond.
 */
function isAsciiWord(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);
}
