import { stampDigits } from '../stamp.ts';

/** What a page says again and again, or by chance, and what goes to columns of its own. */
export type TokenKind = 'word' | 'id' | 'stamp' | 'instant';

/** The CBOR header of a text as long as a stamp. */
export const stampHeader = 0x60 + 19;
/** The CBOR header of a whole number in eight bytes. */
export const instantHeader = 0x1b;
export const idLength = 36;

const dashesOfId = new Set([8, 13, 18, 23]);
const dash = 0x2d;
const space = 0x20;

const isSmallLetter = tableOf('abcdefghijklmnopqrstuvwxyz');
const isCapital = tableOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const isHexDigit = tableOf('0123456789abcdef');
const isStampDigit = tableOf(stampDigits);

/** Goes through a page from token to token; what lies between two of them is neither. */
export class PageScanner {
  kind: TokenKind = 'word';
  /** Where the token begins, and the first byte after it. */
  at = 0;
  end = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Goes to the next token; false where there is none, and `at` and `end` are the page's end. */
  next(): boolean {
    for (this.at = this.end; this.at < this.#bytes.length; this.at++) if (this.#isToken(this.at)) return true;
    this.end = this.at;
    return false;
  }

  #isToken(at: number): boolean {
    const first = this.#bytes[at];
    if (first === stampHeader && this.#isStamp(at)) return this.#found('stamp', at + 20);
    if (first === instantHeader && this.#isInstant(at)) return this.#found('instant', at + 9);
    if (this.#bytes[at + 8] === dash && this.#isId(at)) return this.#found('id', at + idLength);
    const end = endOfWord(this.#bytes, at);
    return end - at >= 2 && this.#found('word', end);
  }

  #found(kind: TokenKind, end: number): true {
    this.kind = kind;
    this.end = end;
    return true;
  }

  #isStamp(at: number): boolean {
    for (let place = 1; place < 20; place++) if (!isStampDigit[this.#bytes[at + place] ?? 0]) return false;
    return true;
  }

  /** Milliseconds are below 2^48: two of the eight bytes are zero. */
  #isInstant(at: number): boolean {
    return this.#bytes[at + 1] === 0 && this.#bytes[at + 2] === 0 && at + 9 <= this.#bytes.length;
  }

  #isId(at: number): boolean {
    for (let place = 0; place < idLength; place++) {
      const byte = this.#bytes[at + place] ?? 0;
      if (dashesOfId.has(place) ? byte !== dash : !isHexDigit[byte]) return false;
    }
    return true;
  }
}

/** The end of a word with the space before it, of small letters, the first of which may be a capital; or `at`. */
function endOfWord(bytes: Uint8Array, at: number): number {
  const start = bytes[at] === space ? at + 1 : at;
  const second = isCapital[bytes[start] ?? 0] ? start + 1 : start;
  let end = second;
  for (let next = afterLetter(bytes, end); next > end; next = afterLetter(bytes, end)) end = next;
  return end > second ? end : at;
}

/** After a letter of a to z, or of two bytes in UTF-8, as are those with accents, Greek and Cyrillic ones; or `at`. */
function afterLetter(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (isSmallLetter[byte]) return at + 1;
  const following = bytes[at + 1] ?? 0;
  return byte >= 0xc3 && byte <= 0xdf && following >= 0x80 && following <= 0xbf ? at + 2 : at;
}

function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(256);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
