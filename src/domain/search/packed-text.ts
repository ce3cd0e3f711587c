import type { FoldedText } from './folded-text.ts';

/** The greatest distance that takes a byte. Equal units at this distance are listed like different ones. */
const maxDistance = 0xff;

/**
 * Packs a text of which the fold is stored: most units are the same in both. The others are listed as pairs, the
 * distance to the one before and the unit of the text. A fold in which positions differ is no help, and the text stays
 * as it is.
 */
export function packText(text: string, { text: folded, marks }: FoldedText): string {
  if (marks !== null) return text;
  const pairs: string[] = [];
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === folded.charCodeAt(at) && at - before < maxDistance) continue;
    pairs.push(String.fromCharCode(at - before, unit));
    before = at;
  }
  return pairs.join('');
}

/** Returns the text that {@link packText} packed, with its fold. */
export function unpackText(packed: string, { text: folded, marks }: FoldedText): string {
  if (marks !== null) return packed;
  let text = '';
  let read = 0;
  let place = 0;
  for (let pair = 0; pair < packed.length; pair += 2) {
    place += packed.charCodeAt(pair);
    text += folded.slice(read, place) + packed[pair + 1];
    read = place + 1;
  }
  return text + folded.slice(read);
}
