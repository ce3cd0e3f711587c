import { ShapeError } from '../../record/change-bytes.ts';

const lineFeed = 0x0a;
/** The number of bytes written at once. The buffer of a page must be this much longer than the page. */
export const bytesAtOnce = 8;

/**
 * Writes words into a page, eight bytes at once. Few words are longer, and excess bytes are overwritten by the next
 * word.
 */
export class WordWriter {
  readonly #words: Uint8Array;
  /** For each word, by its number: its offset, its length, its first four bytes and the next four. */
  readonly #starts: Uint32Array;
  readonly #lengths: Uint32Array;
  readonly #first: Uint32Array;
  readonly #next: Uint32Array;
  readonly #page: Uint8Array;
  readonly #view: DataView;
  readonly #size: number;

  /** @param words separated by line feeds */
  constructor(words: Uint8Array, page: Uint8Array) {
    const starts = startsOfLines(words);
    this.#words = words;
    this.#starts = starts;
    this.#lengths = starts.map((start, word) => (starts[word + 1] ?? words.length + 1) - 1 - start);
    const padded = new Uint8Array(words.length + bytesAtOnce);
    padded.set(words);
    const view = new DataView(padded.buffer);
    this.#first = starts.map((start) => view.getUint32(start));
    this.#next = starts.map((start) => view.getUint32(start + 4));
    this.#page = page;
    this.#view = new DataView(page.buffer, page.byteOffset, page.length);
    this.#size = page.length - bytesAtOnce;
  }

  /**
   * Writes a word at an offset.
   *
   * @returns the offset after it
   */
  put(word: number, at: number): number {
    const end = at + (this.#lengths[word] ?? Number.POSITIVE_INFINITY);
    if (end > this.#size) throw new ShapeError('word');
    if (end - at > bytesAtOnce) return this.#putLong(word, at, end);
    this.#view.setUint32(at, this.#first[word] as number);
    this.#view.setUint32(at + 4, this.#next[word] as number);
    return end;
  }

  #putLong(word: number, at: number, end: number): number {
    const start = this.#starts[word] as number;
    for (let place = at; place < end; place++) this.#page[place] = this.#words[start + place - at] as number;
    return end;
  }
}

function startsOfLines(lines: Uint8Array): Uint32Array {
  const starts = [0];
  for (let at = lines.indexOf(lineFeed); at !== -1; at = lines.indexOf(lineFeed, at + 1)) starts.push(at + 1);
  return Uint32Array.from(starts);
}
