/**
 * Returns the largest end up to `most` UTF-16 code units that does not split a grapheme cluster, such as a multi-part
 * emoji or a letter with its accents.
 */
export function signEndUntil(text: string, most: number): number {
  if (most >= text.length) return text.length;
  return isBetweenPlainSigns(text, most) ? most : signAround(text, most).from;
}

/** Returns the first position at or after `at` that is not inside a grapheme cluster. */
export function signStartFrom(text: string, at: number): number {
  if (at >= text.length || isBetweenPlainSigns(text, at)) return Math.min(at, text.length);
  const { from, to } = signAround(text, at);
  return from === at ? at : to;
}

/** Below the combining marks, the only cluster of several code units is CR LF. */
function isBetweenPlainSigns(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) !== carriageReturn && text.charCodeAt(at) < 0x300;
}

function signAround(text: string, at: number): { readonly from: number; readonly to: number } {
  // The text can be long, so only a window that is longer than any cluster is segmented.
  const start = Math.max(0, at - reach);
  const sign = clusters.segment(text.slice(start, at + reach)).containing(at - start);
  const from = start + (sign?.index ?? 0);
  return { from, to: from + (sign?.segment.length ?? 0) };
}

const carriageReturn = 13;
const reach = 500;
const clusters = new Intl.Segmenter();
