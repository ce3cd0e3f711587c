/** Text folded for searching, with a mapping of positions to the original text. */
export interface FoldedText {
  readonly text: string;
  /**
   * Pairs of positions in the original and in the folded text, about every 1,024 units of the original; null if all
   * positions are equal.
   */
  readonly marks: Uint32Array | null;
}

/** A range in UTF-16 code units; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const markEvery = 1024;
/**
 * Maps a code unit to its fold if that is a single code unit. The entry is 0 if it is not, or has not been looked up
 * yet.
 */
const oneToOne = new Uint16Array(0x10000);
const foldsByCodePoint = new Map<number, string>();
let buffer = new Uint16Array(8192);

/**
 * Folds text so that spellings that people consider equal compare as equal. It folds case, accents, the wide and other
 * compatibility forms of NFKC, `ß` and `ss`, all four Turkish letters i, and typographic quotes and dashes. White space
 * becomes a space.
 *
 * Each code point is folded separately. The fold of a substring is thus a substring of the fold, so substrings can be
 * found in every script.
 */
export function foldText(text: string): FoldedText {
  return beyondAscii.test(text) ? foldEach(text) : { text: foldAscii(text), marks: null };
}

const beyondAscii = /[\u0080-\uffff]/;

/**
 * Folds ASCII text five times faster than code point by code point, with the same result. Most notes of most users are
 * entirely or almost ASCII.
 */
function foldAscii(text: string): string {
  return text.toLowerCase().replaceAll(/[\t\n\v\f\r]/g, ' ');
}

function foldEach(text: string): FoldedText {
  const marks: number[] = [];
  let isShifted = false;
  let nextMark = markEvery;
  let length = 0;
  let at = 0;
  while (at < text.length) {
    if (at >= nextMark) {
      marks.push(at, length);
      nextMark += markEvery;
    }
    if (length + maxFoldLength > buffer.length) grow();
    const folded = oneToOne[text.charCodeAt(at)] as number;
    if (folded !== 0) {
      buffer[length++] = folded;
      at += 1;
      continue;
    }
    const codePoint = text.codePointAt(at) as number;
    const fold = foldOf(codePoint);
    const width = codePoint > 0xffff ? 2 : 1;
    if (fold.length !== width || (width === 2 && !isOneCharacter(fold))) isShifted = true;
    for (let unit = 0; unit < fold.length; unit += 1) buffer[length++] = fold.charCodeAt(unit);
    at += width;
  }
  return { text: textOf(buffer.subarray(0, length)), marks: isShifted ? Uint32Array.from(marks) : null };
}

/**
 * Maps a range of the folded text to the original. A range that covers part of a character's fold covers the whole
 * character, and accents belong to the letter before them.
 */
export function unfoldRange(original: string, { marks }: FoldedText, { from, to }: TextRange): TextRange {
  if (marks === null) return { from, to };
  let [at, folded] = markBefore(marks, from);
  let start = -1;
  while (at < original.length) {
    const codePoint = original.codePointAt(at) as number;
    const { length } = foldOf(codePoint);
    if (start < 0 && folded + length > from) start = at;
    if (folded >= to && length > 0) break;
    folded += length;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return { from: start < 0 ? at : start, to: at };
}

function markBefore(marks: Uint32Array, folded: number): [at: number, folded: number] {
  let low = 0;
  let high = marks.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[2 * middle + 1] as number) <= folded) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? [0, 0] : [marks[2 * low - 2] as number, marks[2 * low - 1] as number];
}

function grow(): void {
  const wider = new Uint16Array(buffer.length * 2);
  wider.set(buffer);
  buffer = wider;
}

/** Converts in chunks, because the number of call arguments is limited. */
function textOf(units: Uint16Array): string {
  let text = '';
  for (let at = 0; at < units.length; at += 4096)
    text += String.fromCharCode.apply(null, units.subarray(at, at + 4096) as unknown as number[]);
  return text;
}

function foldOf(codePoint: number): string {
  const known = foldsByCodePoint.get(codePoint);
  if (known !== undefined) return known;
  const fold = foldCodePoint(codePoint);
  foldsByCodePoint.set(codePoint, fold);
  if (codePoint <= 0xffff && fold.length === 1 && !isSurrogate(codePoint)) oneToOne[codePoint] = fold.charCodeAt(0);
  return fold;
}

/**
 * Returns whether the fold is a surrogate pair. A surrogate pair may also fold to two letters; the lengths are then
 * equal, but positions inside it have no counterpart.
 */
function isOneCharacter(pair: string): boolean {
  return (pair.codePointAt(0) as number) > 0xffff;
}

/**
 * Returns whether a code point is a lone surrogate, which is not a character. The surrogates of a pair are folded
 * together.
 */
function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

/** The longest fold of a code point has 18 units (U+FDFA). */
const maxFoldLength = 32;

function foldCodePoint(codePoint: number): string {
  if (isSurrogate(codePoint)) return '\ufffd';
  const plain = String.fromCodePoint(codePoint).normalize('NFKD').toLowerCase().normalize('NFKD');
  return Array.from(plain, (each) => sameAs.get(each) ?? (isSilent(each) ? '' : /\s/u.test(each) ? ' ' : each)).join(
    '',
  );
}

/** Letters that have no decomposition, and characters that editors and phones substitute for plain ones. */
const sameAs = new Map<string, string>(
  Object.entries({
    ...{ ß: 'ss', ς: 'σ', ı: 'i', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', þ: 'th' },
    ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '“': '"', '”': '"', '„': '"', '‟': '"', '«': '"', '»': '"' },
    ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
  }),
);

/**
 * Returns whether a character is ignored: accents that are optional in their alphabet, and invisible characters. The
 * vowel signs of Indic scripts and the voicing marks of kana change the syllable, so they are kept.
 */
function isSilent(character: string): boolean {
  const code = character.codePointAt(0) as number;
  if (code === 0x640) return true; // Arabic tatweel, which only lengthens a word
  if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return !/\p{L}/u.test(character);
  return /\p{Mn}/u.test(character) && accents.some(([first, last]) => code >= first && code <= last);
}

const accents = [
  [0x300, 0x6ff],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const;
