/** In shorter words, a slip is another word: “bow” is not “row”, and “tired” is not “tire”. */
const minLetters = 5;
/** In words of at least this length, another letter in place of one is a slip: “squad” is not “squat”. */
const minLettersReplaced = 7;

/**
 * Returns whether a text is a name with one slip: a letter left out or too many, two swapped, or in a long name another
 * one. The first letter is right.
 *
 * @param typed in lower case, without marks, as the name
 */
export function isMisspelling(typed: string, name: string): boolean {
  const [short, long] = typed.length <= name.length ? [typed, name] : [name, typed];
  if (short.length < minLetters || long.length - short.length > 1 || typed[0] !== name[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const areSwapped = typed[at] === name[at + 1] && typed[at + 1] === name[at];
  if (at < short.length - 1 && areSwapped) return typed.slice(at + 2) === name.slice(at + 2);
  return at < short.length && typed.length >= minLettersReplaced && typed.slice(at + 1) === name.slice(at + 1);
}
