/** Counts the grapheme clusters of text without line ends; an emoji of several parts counts as one. */
export function signCount(text: string): number {
  if (!beyondLatin.test(text)) return text.length;
  let count = 0;
  for (const _ of clusters.segment(text)) count += 1;
  return count;
}

/** Below this, the only cluster of several code units is CR LF. */
const beyondLatin = /[\u0300-\uffff\r]/;
const clusters = new Intl.Segmenter();
