interface Phrase<T> {
  readonly words: readonly string[];
  readonly value: T;
}

/** Finds phrases in a list of words, from left to right, the longest first. */
export class PhraseTable<T extends string> {
  readonly #byFirstWord = new Map<string, readonly Phrase<T>[]>();

  constructor(phrases: Readonly<Record<string, T>>) {
    for (const [phrase, value] of Object.entries(phrases)) {
      const words = phrase.split(' ');
      const first = words[0] as string;
      const others = this.#byFirstWord.get(first) ?? [];
      this.#byFirstWord.set(
        first,
        [...others, { words, value }].sort((a, b) => b.words.length - a.words.length),
      );
    }
  }

  /** Replaces each phrase by the words of its value. */
  rewrite(words: readonly string[]): readonly string[] {
    const { rest } = this.#split(words, (value) => value.split(' '));
    return rest;
  }

  /** Takes the phrases out of the words. */
  extract(words: readonly string[]): { readonly rest: readonly string[]; readonly found: readonly T[] } {
    return this.#split(words, () => []);
  }

  #split(
    words: readonly string[],
    replacementOf: (value: T) => readonly string[],
  ): { readonly rest: readonly string[]; readonly found: readonly T[] } {
    const rest: string[] = [];
    const found: T[] = [];
    for (let at = 0; at < words.length; ) {
      const phrase = this.#phraseAt(words, at);
      rest.push(...(phrase === undefined ? [words[at] as string] : replacementOf(phrase.value)));
      if (phrase !== undefined) found.push(phrase.value);
      at += phrase?.words.length ?? 1;
    }
    return { rest, found };
  }

  #phraseAt(words: readonly string[], at: number): Phrase<T> | undefined {
    return this.#byFirstWord
      .get(words[at] as string)
      ?.find((phrase) => phrase.words.every((word, index) => words[at + index] === word));
  }
}
