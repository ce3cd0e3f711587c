import { eastAsianWidthType } from 'get-east-asian-width';

export interface Sides {
  /** Whether the delimiters can open a span. */
  readonly opens: boolean;
  /** Whether they can close a span. */
  readonly closes: boolean;
}

/**
 * Returns whether delimiters between two positions can open or close a span. It applies the flanking rule of
 * CommonMark. Next to Chinese, Japanese and Korean, which put no spaces between words, delimiters may also touch
 * punctuation.
 *
 * @param splitsWord whether the delimiters are allowed inside a word, unlike `_`
 * @see https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 * @see https://github.com/tats-u/markdown-cjk-friendly/blob/main/specification.md
 */
export function sidesOf(text: string, from: number, to: number, splitsWord = true): Sides {
  const before = signBefore(text, from);
  const after = text.slice(to, to + 1);
  const isFree = splitsWord && (isCjk(text.codePointAt(to)) || isCjkBefore(text, from));
  return {
    opens: !isSpace(after) && (isFree || !isPunctuation(after) || isSpace(before) || isPunctuation(before)),
    closes: !isSpace(before) && (isFree || !isPunctuation(before) || isSpace(after) || isPunctuation(after)),
  };
}

export function isPunctuation(char: string): boolean {
  return /[\p{S}\p{P}]/u.test(char);
}

function isSpace(char: string): boolean {
  return /^\s?$/.test(char);
}

/** Returns the character before a position. A variation selector belongs to the character before it. */
export function signBefore(text: string, at: number): string {
  const end = /[\ufe00-\ufe0e]/.test(text.slice(at - 1, at)) ? at - 1 : at;
  return text.slice(Math.max(0, end - 1), end);
}

function isCjkBefore(text: string, at: number): boolean {
  const before = codePointBefore(text, at);
  if (before === undefined) return false;
  if (before >= 0xfe00 && before <= 0xfe0e) {
    const selected = codePointBefore(text, at - 1);
    return isCjk(selected) || (before === 0xfe01 && /[‘’“”]/.test(text.slice(at - 2, at - 1)));
  }
  return isCjk(before) || (before >= 0xe0100 && before <= 0xe01ef);
}

function codePointBefore(text: string, at: number): number | undefined {
  const isPair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 2), at));
  return text.codePointAt(isPair ? at - 2 : at - 1);
}

function isCjk(codePoint: number | undefined): boolean {
  if (codePoint === undefined || codePoint < 0x1100) return false;
  const width = eastAsianWidthType(codePoint);
  if (width === 'fullwidth' || width === 'halfwidth') return true;
  const sign = String.fromCodePoint(codePoint);
  return width === 'wide'
    ? !/^\p{Emoji_Presentation}/u.test(sign)
    : width === 'neutral' && /^\p{sc=Hangul}/u.test(sign);
}
