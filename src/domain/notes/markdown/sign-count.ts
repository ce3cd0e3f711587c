/** Counts the grapheme clusters of a text without line ends: what is seen as one sign, such as an emoji of several parts. */
export function signCount(text: string): number {
  if (!beyondLatin.test(text)) return text.length;
  let count = 0;
  for (const _ of clusters.segment(text)) count += 1;
  return count;
}

/** Below it no sign joins another, but for a line end of two. */
const beyondLatin = /[\u0300-\uffff\r]/;
const clusters = new Intl.Segmenter();
