import { maxTextBytes } from '../files/index.ts';
import { deepestFile } from './json-values.ts';

/** An element that was found: its bytes, or null if it is too large or nested too deeply. */
export type FoundElement = Uint8Array | null;

/**
 * Finds the objects and arrays in an array of a JSON object, in bytes that arrive in chunks. It reads only the structure;
 * whether an element is valid JSON is checked when it is parsed.
 *
 * JSON's structural characters are ASCII and never part of another character in UTF-8, so bytes need no decoding.
 */
export class ElementScanner {
  readonly #name: readonly number[];
  #state: 'before' | 'inside' | 'after' | 'mismatched' = 'before';
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  /** The last string at the top level: the name of the value that follows. */
  #lastName: number[] = [];
  #element: ElementBytes | null = null;

  /** @param name of the array in the outermost object */
  constructor(name: string) {
    this.#name = Array.from(new TextEncoder().encode(name));
  }

  /** Whether the end of the array has been read. */
  get isComplete(): boolean {
    return this.#state === 'after';
  }

  /** Whether a bracket that is missing or wrong makes the rest unreadable. */
  get isMismatched(): boolean {
    return this.#state === 'mismatched';
  }

  *elementsIn(chunk: Uint8Array): Generator<FoundElement> {
    this.#element?.continueIn(chunk);
    for (let at = 0; at < chunk.length && !this.isComplete && !this.isMismatched; at++) {
      const byte = chunk[at] as number;
      if (this.#isInString) at = this.#readString(chunk, at);
      else if (byte === quote) this.#startString();
      else if (byte === openBrace || byte === openBracket) this.#open(chunk, at);
      else if (byte === closeBrace || byte === closeBracket) {
        const element = this.#close(byte, at);
        if (element !== undefined) yield element;
      }
    }
    this.#element?.endChunk();
  }

  #startString(): void {
    this.#isInString = true;
    if (this.#depth === 1) this.#lastName = [];
  }

  /**
   * Looks for the quote that ends the string, because strings are most of a file.
   *
   * @returns the position of the last byte that was read
   */
  #readString(chunk: Uint8Array, from: number): number {
    let at = from;
    for (;;) {
      const end = chunk.indexOf(quote, at);
      const isEscaped = this.#isEscapedAt(chunk, at, end < 0 ? chunk.length : end);
      if (end < 0) {
        this.#isEscaped = isEscaped;
        this.#addToName(chunk, from, chunk.length);
        return chunk.length - 1;
      }
      this.#isEscaped = false;
      at = end + 1;
      if (isEscaped) continue;
      this.#isInString = false;
      this.#addToName(chunk, from, end);
      return end;
    }
  }

  /** Returns whether an odd number of backslashes precedes a position. The first can be in the chunk before. */
  #isEscapedAt(chunk: Uint8Array, from: number, at: number): boolean {
    let first = at;
    while (first > from && chunk[first - 1] === backslash) first -= 1;
    const isOdd = (at - first) % 2 === 1;
    return first === from && this.#isEscaped ? !isOdd : isOdd;
  }

  #addToName(chunk: Uint8Array, from: number, to: number): void {
    if (this.#depth !== 1) return;
    const missing = this.#name.length + 1 - this.#lastName.length;
    this.#lastName.push(...chunk.subarray(from, Math.min(to, from + Math.max(0, missing))));
  }

  #open(chunk: Uint8Array, at: number): void {
    if (this.#state === 'before' && this.#depth === 1 && chunk[at] === openBracket && this.#isNamed()) {
      this.#state = 'inside';
    } else if (this.#state === 'inside' && this.#depth === 2) {
      this.#element = new ElementBytes(chunk, at);
    }
    this.#depth += 1;
    if (this.#depth > deepestFile) this.#element?.refuse();
  }

  /** Returns the element that ends here, if one does. */
  #close(byte: number, at: number): FoundElement | undefined {
    this.#depth -= 1;
    if (this.#depth < 0) this.#state = 'mismatched';
    if (this.#state !== 'inside') return undefined;
    if (this.#depth === 1) this.#state = byte === closeBracket ? 'after' : 'mismatched';
    if (this.#depth !== 2 || this.#element === null) return undefined;
    const element = this.#element.endAt(at + 1);
    this.#element = null;
    return element;
  }

  #isNamed(): boolean {
    const name = this.#lastName;
    return name.length === this.#name.length && name.every((byte, at) => byte === this.#name[at]);
  }
}

/** The bytes of an element that can begin in one chunk and end in a later one. */
class ElementBytes {
  #chunk: Uint8Array;
  #from: number;
  #earlier: Uint8Array[] = [];
  #size = 0;
  #isRefused = false;

  constructor(chunk: Uint8Array, from: number) {
    this.#chunk = chunk;
    this.#from = from;
  }

  continueIn(chunk: Uint8Array): void {
    this.#chunk = chunk;
    this.#from = 0;
  }

  endChunk(): void {
    this.#add(this.#chunk.length);
  }

  /** Keeps none of its bytes. */
  refuse(): void {
    this.#isRefused = true;
    this.#earlier = [];
  }

  endAt(to: number): FoundElement {
    this.#add(to);
    if (this.#isRefused) return null;
    const all = new Uint8Array(this.#size);
    let at = 0;
    for (const part of this.#earlier) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  #add(to: number): void {
    if (this.#isRefused) return;
    this.#earlier.push(this.#chunk.slice(this.#from, to));
    this.#size += to - this.#from;
    if (this.#size > maxTextBytes) this.refuse();
  }
}

const quote = 0x22;
const backslash = 0x5c;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
