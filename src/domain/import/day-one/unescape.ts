/**
 * Returns the character of a backslash escape if it means the same without the backslash; null to keep the escape. Day One
 * escapes all punctuation, most of which needs no escape where it is.
 *
 * @param at the position of the backslash
 */
export function withoutEscape(text: string, at: number): string | null {
  const sign = text[at + 1] ?? '';
  const after = text[at + 2] ?? '';
  if (!unescapable.has(sign)) return null;
  if (sign === '!') return after === '[' ? null : sign;
  if (sign === '(') return text[at - 1] === ']' ? null : sign;
  if (sign === '-' || sign === '+') return /[\p{L}\p{N}]/u.test(after) || !isAtLineStart(text, at) ? sign : null;
  if (sign === '.' || sign === ')') return after.trim() !== '' || !isListNumber(text, at) ? sign : null;
  return sign;
}

/** Characters that are markup nowhere, or only in the places that are checked. */
const unescapable: ReadonlySet<string> = new Set([...'.!()-+{},;\'?/":']);

/** Returns whether a number before a position begins its line; an ordered list has up to nine digits. */
function isListNumber(text: string, at: number): boolean {
  let start = at;
  while (start > 0 && at - start < 10 && /\d/.test(text[start - 1] ?? '')) start -= 1;
  return start < at && isAtLineStart(text, start);
}

/** Returns whether only marks that begin a block precede a position in its line. Long runs of them count as such. */
function isAtLineStart(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0 && at - before < 40; before--) {
    const sign = text[before] ?? '';
    if (sign === '\n') return true;
    if (!/[\s>*+\-|:\\\d.)#[\]x]/.test(sign)) return false;
  }
  return true;
}
