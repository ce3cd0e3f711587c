import { foldForSearch } from './fold.ts';

/** An item with one or more names. */
export interface Named {
  readonly id: string;
  /** The first is the display name. */
  readonly names: readonly string[];
}

export interface NameHit {
  readonly id: string;
  /** The index of the matching name; 0 is the display name. */
  readonly name: number;
}

/**
 * Finds items by any part of their names, ignoring case and accents. Every word of the query has to occur in one name.
 * Names that start with the query rank first, then matches at the start of words, then matches inside words; ties keep
 * the given order.
 */
export class NameFinder {
  readonly #ids: readonly string[];
  /**
   * All folded names, one per line, with a line break before the first. The engine's native search runs over the whole
   * string, so names that do not match or would exceed the limit cost nothing.
   */
  readonly #lines: string;
  /** The start of each line, plus the start of the line after the last. */
  readonly #starts: Uint32Array;
  /** The first line of each item, plus the line after the last. */
  readonly #firstLines: Uint32Array;

  /** @param named the most likely first */
  constructor(named: Iterable<Named>) {
    const all = Array.from(named, ({ id, names }) => ({ id, names: names.map(foldLine) }));
    const lines = all.flatMap(({ names }) => names);
    this.#ids = all.map(({ id }) => id);
    this.#lines = ['', ...lines, ''].join(lineEnd);
    this.#starts = sums(
      1,
      lines.map(({ length }) => length + 1),
    );
    this.#firstLines = sums(
      0,
      all.map(({ names }) => names.length),
    );
  }

  /** @param limit the maximum number of hits; an empty query returns the first items */
  find(query: string, limit: number): readonly NameHit[] {
    const whole = foldLine(query).trim();
    const words = whole.split(/\s+/).filter((word) => word !== '');
    if (words.length === 0) return this.#ids.slice(0, limit).map((id) => ({ id, name: 0 }));
    const found = new Map<number, number>();
    for (const [at, name] of this.#bestFirst(whole, words)) {
      if (found.size >= limit) break;
      if (!found.has(at)) found.set(at, name);
    }
    return Array.from(found, ([at, name]) => ({ id: this.#ids[at] as string, name }));
  }

  /** Yields each match with the index of its name. An item can recur with a weaker match. */
  *#bestFirst(whole: string, words: readonly string[]): Iterable<Match> {
    yield* this.#linesWith(`${lineEnd}${whole}${lineEnd}`);
    yield* this.#linesWith(`${lineEnd}${whole}`);
    const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
    const maxStartingLength = startOfWord(longest, 'g');
    const starting = words.map((word) => startOfWord(word));
    yield* this.#matches(
      (from) => {
        maxStartingLength.lastIndex = from;
        return maxStartingLength.exec(this.#lines)?.index ?? -1;
      },
      (name) => starting.every((word) => word.test(name)),
    );
    yield* this.#matches(
      (from) => this.#lines.indexOf(longest, from),
      (name) => words.every((word) => name.includes(word)),
    );
  }

  /** @param text starts with the line break before the line */
  *#linesWith(text: string): Iterable<Match> {
    for (let at = this.#lines.indexOf(text); at >= 0; at = this.#lines.indexOf(text, at + 1)) {
      const line = lastUpTo(this.#starts, at + 1);
      const of = lastUpTo(this.#firstLines, line);
      yield [of, line - (this.#firstLines[of] as number)];
    }
  }

  /** @param next returns the next candidate position from an offset on, or -1 */
  *#matches(next: (from: number) => number, isMatch: (name: string) => boolean): Iterable<Match> {
    for (let at = next(0); at >= 0; ) {
      const of = lastUpTo(this.#firstLines, lastUpTo(this.#starts, at));
      const name = this.#namesOf(of).findIndex(isMatch);
      if (name >= 0) yield [of, name];
      at = next(this.#starts[this.#firstLines[of + 1] as number] as number);
    }
  }

  #namesOf(of: number): readonly string[] {
    const [first, next] = [this.#firstLines[of] as number, this.#firstLines[of + 1] as number];
    return Array.from({ length: next - first }, (_, name) => {
      const [start, end] = [this.#starts[first + name] as number, this.#starts[first + name + 1] as number];
      return this.#lines.slice(start, end - 1);
    });
  }
}

/** The index of the item, and the index of its name. */
type Match = readonly [at: number, name: number];

const lineEnd = '\n';

function foldLine(text: string): string {
  return foldForSearch(text).replaceAll(lineEnd, ' ');
}

/**
 * Returns a pattern for the word that is not preceded by a letter or digit. All characters beyond ASCII count as
 * letters, so in scripts without spaces only the start of the name ranks higher.
 */
function startOfWord(word: string, flags = ''): RegExp {
  return new RegExp(`(?<![0-9a-z\\u0080-\\uffff])${word.replaceAll(signs, '\\$&')}`, flags);
}

/** The special characters of regular expressions. */
const signs = /[$()*+./?[\\\]^{|}-]/g;

/** Returns the start offsets of consecutive segments with these lengths, the first at `from`. */
function sums(from: number, lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  starts[0] = from;
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] as number) + length;
  return starts;
}

/** Returns the index of the last element that is not greater than `value`. */
function lastUpTo(sorted: Uint32Array, value: number): number {
  let from = 0;
  let to = sorted.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] as number) <= value) from = middle;
    else to = middle;
  }
  return from;
}
