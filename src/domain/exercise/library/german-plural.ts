/** The nouns of German names of exercises, without accents, whose plural ends with one more letter: `Kniebeugen`. */
const plurals = /(?:beugen|schritte|sprunge|zuge|stutze)$/;

/** Returns the singular of a German word in the name of an exercise: lower case, without accents. */
export function germanSingularOf(word: string): string {
  return plurals.test(word) ? word.slice(0, -1) : word;
}
