import { foldCase } from '../kernel/index.ts';

/** Reads words and numbers one by one. A reader that does not understand what follows goes back to where it began. */
export class TextReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get position(): number {
    return this.#at;
  }

  /** Returns whether a word could end here: before a space, before punctuation that ends a word, or at the end. */
  get isAtEndOfWord(): boolean {
    return this.matches(/[^\p{L}\p{N}\s]*(?:\s|$)/uy);
  }

  matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    return pattern.test(this.#text);
  }

  /** Returns the match of a sticky pattern and moves past it. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match !== null) this.#at += match[0].length;
    return match;
  }

  /** Returns whether the next word is one of these, and moves past it. */
  takeWord(words: readonly string[]): boolean {
    const taken = this.try(() => {
      const word = this.take(/[\p{L}\p{M}]+/uy)?.[0];
      return word !== undefined && words.includes(foldCase(word)) ? word : null;
    });
    return taken !== null;
  }

  /** Returns the index of the list that contains the next word, and moves past it. */
  takeWordOf(lists: readonly (readonly string[])[]): number | null {
    const index = lists.findIndex((words) => this.takeWord(words));
    return index < 0 ? null : index;
  }

  takeSpace(): boolean {
    return this.take(/\s+/y) !== null;
  }

  /** Returns what `read` returns, and stays here if that is null. */
  try<T>(read: () => T | null): T | null {
    const start = this.#at;
    const value = read();
    if (value === null) this.#at = start;
    return value;
  }

  /** Does the same as {@link try}, for what must be the end of a word. */
  tryWhole<T>(read: () => T | null): T | null {
    return this.try(() => {
      const value = read();
      return value !== null && this.isAtEndOfWord ? value : null;
    });
  }
}
