import type { FoundNote, IndexedHead } from './indexed-note.ts';
import type { Needle } from './matching.ts';

/**
 * How well a note would answer if it does: for each word whether it stands in the title, in another name, or in a
 * heading. It looks at nothing long, so that the best notes are known before any text is read.
 *
 * @returns a whole number of 0 or more
 */
export function scoreOf(needles: readonly Needle[], { head, body }: FoundNote): number {
  let score = 0;
  for (const { needle } of needles) {
    if (head.names.includes(needle)) score += inNames(needle, head);
    else if (body?.headings.includes(needle)) score += 4;
  }
  return score;
}

function inNames(needle: string, { title }: IndexedHead): number {
  const at = title.text.indexOf(needle);
  if (at < 0) return 8;
  if (at === 0) return title.text.length === needle.length ? 12 : 11;
  return startsWord(title.text, at) ? 10 : 9;
}

function startsWord(text: string, at: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text[at - 1] as string);
}
