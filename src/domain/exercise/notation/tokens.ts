import { foldCase } from '../../kernel/index.ts';
import { germanWords } from './german-words.ts';

/** A word, a number, a time such as `1:30`, or one sign. */
export interface Token {
  readonly kind: 'word' | 'number' | 'time' | 'sign';
  /** In lower case and in English; `x` for every sign of multiplication, `-` for every dash, `>` for an arrow. */
  readonly text: string;
  /** Offsets in the line. */
  readonly from: number;
  readonly to: number;
  readonly hasSpaceBefore: boolean;
}

/**
 * A unit directly before a sign of multiplication, as in `60kgx5`, would otherwise be one word with it. The dot of an
 * abbreviation is part of it.
 */
const pattern =
  /\s+|(?<time>\d+:\d{2}(?::\d{2})?(?:\.\d+)?)|(?<number>\d+(?:\.\d+)?)|(?<word>(?:kgs?|lbs?)(?=x[\d\s])|x(?=\d)|(?:wdhl?|sek|min|std)\.(?!\d)|\p{L}+(?:-\p{L}+)*)|(?<sign>[-=]>|.)/gisu;

const signs: ReadonlyMap<string, string> = new Map([
  ['→', '>'],
  ['->', '>'],
  ['=>', '>'],
  ['×', 'x'],
  ['✕', 'x'],
  ['*', 'x'],
  ['–', '-'],
  ['—', '-'],
  ['−', '-'],
  ['“', '"'],
  ['”', '"'],
  ['„', '"'],
]);

/** Splits a line into words, numbers and signs. */
export function tokensOf(line: string): readonly Token[] {
  const tokens: Token[] = [];
  let hasSpaceBefore = false;
  for (const { 0: text, index: from, groups } of line.matchAll(pattern)) {
    const kind = (['time', 'number', 'word', 'sign'] as const).find((each) => groups?.[each] !== undefined);
    if (kind !== undefined) {
      const plain = kind === 'word' ? plainWord(text) : (signs.get(text) ?? text);
      tokens.push({ kind, text: plain, from, to: from + text.length, hasSpaceBefore });
    }
    hasSpaceBefore = kind === undefined;
  }
  return tokens;
}

function plainWord(text: string): string {
  const word = foldCase(text).replace(/\.$/, '');
  return germanWords.get(word) ?? word;
}

/** Reads tokens one by one. A reader that does not understand what follows goes back to where it began. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get position(): number {
    return this.#at;
  }

  goTo(position: number): void {
    this.#at = position;
  }

  peek(ahead = 0): Token | null {
    return this.#tokens[this.#at + ahead] ?? null;
  }

  /** Returns the tokens between two places, both relative to the next token. */
  between(from: number, to = Number.POSITIVE_INFINITY): readonly Token[] {
    return this.#tokens.slice(this.#at + from, this.#at + to);
  }

  /** Returns the next token and moves past it if it is one of these words or signs. */
  take(...texts: readonly string[]): Token | null {
    const token = this.peek();
    if (token === null || !texts.includes(token.text)) return null;
    this.#at += 1;
    return token;
  }

  takeKind(kind: Token['kind']): Token | null {
    const token = this.peek();
    if (token?.kind !== kind) return null;
    this.#at += 1;
    return token;
  }

  /** Returns what `read` returns, and stays where it is if that is null. */
  try<T>(read: () => T | null): T | null {
    const start = this.#at;
    const value = read();
    if (value === null) this.#at = start;
    return value;
  }
}
