/** A text as searches compare it, and how its places lie in the text it was made from. */
export interface FoldedText {
  readonly text: string;
  /**
   * Pairs of places, in the original and in the folded text, at every 1,024 or so of the original; null where each
   * place is the same in both.
   */
  readonly marks: Uint32Array | null;
}

/** UTF-16 code units: the first, and the one after the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

const markEvery = 1024;
/** Code units whose fold is one code unit; 0 where it is not, or not looked up yet. */
const oneToOne = new Uint16Array(0x10000);
const foldsByCodePoint = new Map<number, string>();
let buffer = new Uint16Array(8192);

/**
 * Folds a text so that what people take for the same becomes the same: case, accents, the wide and other compatible
 * forms of NFKC, `ß` and `ss`, all four Turkish letters i, typographic quotes and dashes. White space becomes a space.
 *
 * Each code point is folded by itself: the fold of a part of a text is a part of the fold of the text, which makes
 * substrings findable in every script.
 */
export function foldText(text: string): FoldedText {
  return beyondAscii.test(text) ? foldEach(text) : { text: foldAscii(text), marks: null };
}

const beyondAscii = /[\u0080-\uffff]/;

/** The same as one by one, five times faster: most notes of most people are this or nearly this. */
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
    if (length + longestFold > buffer.length) grow();
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
 * Where a range of the folded text lies in the original. A range that covers a part of what one character folds to
 * covers the character, and accents belong to the letter before them.
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

/** In parts, because arguments of a call have a limit. */
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

/** A pair of surrogates that folds to two letters is as long as its fold, and yet no place inside it is one. */
function isOneCharacter(pair: string): boolean {
  return (pair.codePointAt(0) as number) > 0xffff;
}

/** Alone it is no character; as half of a pair its fold is that of the pair. */
function isSurrogate(codePoint: number): boolean {
  return codePoint >= 0xd800 && codePoint <= 0xdfff;
}

/** The longest that any code point folds to is 18 (U+FDFA). */
const longestFold = 32;

function foldCodePoint(codePoint: number): string {
  if (isSurrogate(codePoint)) return '\ufffd';
  const plain = String.fromCodePoint(codePoint).normalize('NFKD').toLowerCase().normalize('NFKD');
  return Array.from(plain, (each) => sameAs.get(each) ?? (isSilent(each) ? '' : /\s/u.test(each) ? ' ' : each)).join(
    '',
  );
}

/** Letters that no decomposition takes apart, and signs that editors and phones write for plain ones. */
const sameAs = new Map<string, string>(
  Object.entries({
    ...{ ß: 'ss', ς: 'σ', ı: 'i', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', þ: 'th' },
    ...{ '‘': "'", '’': "'", '‚': "'", '‛': "'", '“': '"', '”': '"', '„': '"', '‟': '"', '«': '"', '»': '"' },
    ...{ '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
  }),
);

/**
 * Accents of alphabets that are read without them, and signs that have no look. The vowel signs of Indic scripts and
 * the voicing of kana make other syllables, so they stay.
 */
function isSilent(character: string): boolean {
  const code = character.codePointAt(0) as number;
  if (code === 0x640) return true; // the Arabic stroke that lengthens a word
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
