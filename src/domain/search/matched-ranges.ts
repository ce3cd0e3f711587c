import { type FoldedText, type TextRange, unfoldRange } from './folded-text.ts';
import { placeOf } from './place-of.ts';

/** Returns the ranges at which the needles occur, in order and without overlaps. */
export function rangesIn(text: string, folded: FoldedText, needles: readonly string[]): readonly TextRange[] {
  const found = needles.flatMap((needle) => placesOf(needle, folded.text)).toSorted((a, b) => a.from - b.from);
  const ranges: TextRange[] = [];
  for (const place of found) {
    const range = unfoldRange(text, folded, place);
    const last = ranges.at(-1);
    if (last === undefined || range.from >= last.to) ranges.push(range);
    else if (range.to > last.to) ranges[ranges.length - 1] = { from: last.from, to: range.to };
  }
  return ranges;
}

function placesOf(needle: string, text: string): readonly TextRange[] {
  const places: TextRange[] = [];
  for (let at = placeOf(text, needle); at >= 0; at = placeOf(text, needle, at + needle.length))
    places.push({ from: at, to: at + needle.length });
  return places;
}
