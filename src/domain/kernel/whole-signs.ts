/**
 * Where a text of at most so many UTF-16 code units ends without cutting into what is seen as one sign, such as an emoji of
 * several parts or a letter with its accents.
 */
export function signEndUntil(text: string, most: number): number {
  if (most >= text.length) return text.length;
  return isBetweenPlainSigns(text, most) ? most : signAround(text, most).from;
}

/** The first place from one on that lies in no sign. */
export function signStartFrom(text: string, at: number): number {
  if (at >= text.length || isBetweenPlainSigns(text, at)) return Math.min(at, text.length);
  const { from, to } = signAround(text, at);
  return from === at ? at : to;
}

/** Below the combining marks no sign joins another, but for a line end of two. */
function isBetweenPlainSigns(text: string, at: number): boolean {
  return text.charCodeAt(at - 1) !== carriageReturn && text.charCodeAt(at) < 0x300;
}

function signAround(text: string, at: number): { readonly from: number; readonly to: number } {
  // no sign is as long as what is looked at on each side, and a text may be
  const start = Math.max(0, at - reach);
  const sign = clusters.segment(text.slice(start, at + reach)).containing(at - start);
  const from = start + (sign?.index ?? 0);
  return { from, to: from + (sign?.segment.length ?? 0) };
}

const carriageReturn = 13;
const reach = 500;
const clusters = new Intl.Segmenter();
