import { foldForSearch } from './fold.ts';

/** Something that goes by one name or several. */
export interface Named {
  readonly id: string;
  /** The first is the one it is shown by. */
  readonly names: readonly string[];
}

export interface NameHit {
  readonly id: string;
  /** Which of its names was found: 0 for the one it is shown by. */
  readonly name: number;
}

/**
 * Finds what somebody calls by any part of its name, case and accents aside. Every word of the query has to be in one
 * name; a name that begins with the query comes first, then words that begin with it, then the inside of words, and
 * among equals whatever was given first.
 */
export class NameFinder {
  readonly #ids: readonly string[];
  /**
   * All names, folded, each on a line of its own, and a line end before the first. The engine's own search runs through
   * it as one text, and nothing is done for a name that does not match, nor for one that would come too late.
   */
  readonly #lines: string;
  /** Where each line begins, and where one more would. */
  readonly #starts: Uint32Array;
  /** The first line of each, and what would be that of one more. */
  readonly #firstLines: Uint32Array;

  /** @param named the likeliest first */
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

  /** @param limit the most to give; without words the first of all are given */
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

  /** Each with the name that matches; one may come again with a lesser match. */
  *#bestFirst(whole: string, words: readonly string[]): Iterable<Match> {
    yield* this.#linesWith(`${lineEnd}${whole}${lineEnd}`);
    yield* this.#linesWith(`${lineEnd}${whole}`);
    const longest = words.reduce((long, word) => (word.length > long.length ? word : long));
    const longestStarting = startOfWord(longest, 'g');
    const starting = words.map((word) => startOfWord(word));
    yield* this.#matches(
      (from) => {
        longestStarting.lastIndex = from;
        return longestStarting.exec(this.#lines)?.index ?? -1;
      },
      (name) => starting.every((word) => word.test(name)),
    );
    yield* this.#matches(
      (from) => this.#lines.indexOf(longest, from),
      (name) => words.every((word) => name.includes(word)),
    );
  }

  /** @param text begins with the end of the line before */
  *#linesWith(text: string): Iterable<Match> {
    for (let at = this.#lines.indexOf(text); at >= 0; at = this.#lines.indexOf(text, at + 1)) {
      const line = lastUpTo(this.#starts, at + 1);
      const of = lastUpTo(this.#firstLines, line);
      yield [of, line - (this.#firstLines[of] as number)];
    }
  }

  /** @param next where in the lines the next may be, -1 where there is none */
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

/** The place among all that were given, and which of its names. */
type Match = readonly [at: number, name: number];

const lineEnd = '\n';

function foldLine(text: string): string {
  return foldForSearch(text).replaceAll(lineEnd, ' ');
}

/**
 * The word, where no letter or digit stands before it. Beyond ASCII everything counts as one, so that scripts without
 * spaces rank by their start alone.
 */
function startOfWord(word: string, flags = ''): RegExp {
  return new RegExp(`(?<![0-9a-z\\u0080-\\uffff])${word.replaceAll(signs, '\\$&')}`, flags);
}

/** What a pattern takes for more than itself. */
const signs = /[$()*+./?[\\\]^{|}-]/g;

/** What each begins at, where the first begins at `from` and every other where the one before ends. */
function sums(from: number, lengths: readonly number[]): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1);
  starts[0] = from;
  for (const [at, length] of lengths.entries()) starts[at + 1] = (starts[at] as number) + length;
  return starts;
}

/** The place of the last that is no greater; of equals too. */
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
