import { compareText, foldForSearch } from '../../kernel/index.ts';
import { germanSingularOf } from './german-plural.ts';

/** Anything with a name and aliases: a library exercise or a custom one. */
export interface NamedExercise {
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names in languages that the app does not show now, the translation of the name first. */
  readonly foreignNames?: readonly string[];
}

/**
 * Returns the exercises with every word of the query in their names, in any language. Case, accents, spaces and hyphens
 * are ignored (`pushup` finds `Push-up`), and a plural also finds the singular. Exact matches come first, then names
 * that start with the query, then other matches in the name. An empty query returns all, sorted by name.
 */
export function searchExercises<E extends NamedExercise>(exercises: readonly E[], query: string): readonly E[] {
  const wanted = foldWords(query);
  return exercises
    .map((exercise) => ({ exercise, rank: rankOf(foldedNames(exercise), wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || compareText(a.exercise.name, b.exercise.name))
    .map(({ exercise }) => exercise);
}

/**
 * Returns a name as names are compared: as it is and with each word in the singular. Case, accents, spaces and hyphens
 * are ignored.
 */
export function comparableName(name: string): readonly [asItIs: string, singular: string] {
  return wholesOf(foldWords(name));
}

interface FoldedNames {
  /** The exercise's name and its translation. */
  readonly main: readonly FoldedName[];
  readonly all: readonly FoldedName[];
}

interface FoldedName {
  readonly words: string;
  /** The name without spaces, as is and with each word in the singular. */
  readonly wholes: Wholes;
  /** The positions in the name without spaces at which words start, and at which the last one ends. */
  readonly bounds: ReadonlySet<number>;
}

type Wholes = readonly [asItIs: string, singular: string];

function rankOf({ main, all: names }: FoldedNames, wanted: string): number | null {
  if (wanted === '') return 0;
  if (!wanted.split(' ').every((word) => names.some((each) => hasWord(each, word)))) return null;
  const whole = wholesOf(wanted);
  if (names.some(({ wholes }) => wholes.some((each, form) => each === whole[form]))) return 0;
  const inMain = (fits: (name: string, part: string) => boolean) =>
    main.some(({ wholes }) => wholes.some((each, form) => fits(each, whole[form] ?? '')));
  if (inMain((name, part) => name.startsWith(part))) return 1;
  return inMain((name, part) => name.includes(part)) ? 2 : 3;
}

/**
 * A match across joined words has to start where a word starts: `pushu` is in `Push-up`, `shup` is not. A singular has
 * to match a whole word, so that `abs` does not find every cable.
 */
function hasWord({ words, wholes: [whole], bounds }: FoldedName, word: string): boolean {
  if (words.includes(word)) return true;
  const singular = singularOf(word);
  return (
    placesOf(word, whole).some((from) => bounds.has(from)) ||
    placesOf(singular, whole).some((from) => bounds.has(from) && bounds.has(from + singular.length))
  );
}

function placesOf(part: string, whole: string): readonly number[] {
  const places: number[] = [];
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) places.push(at);
  return places;
}

function wholesOf(folded: string): Wholes {
  const words = folded.split(' ');
  return [words.join(''), words.map(singularOf).join('')];
}

/**
 * Returns the singular by the rules of English, and by those of German for the nouns of exercises. A word that merely
 * ends like a plural is still found as it is.
 */
function singularOf(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  // `presses`, but not `raises`
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : germanSingularOf(word);
}

/** Cached because folding dominates the cost of a search, and each key press searches the same exercises again. */
const foldedNamesByExercise = new WeakMap<NamedExercise, FoldedNames>();

function foldedNames(exercise: NamedExercise): FoldedNames {
  const known = foldedNamesByExercise.get(exercise);
  if (known !== undefined) return known;
  const { name, aliases, foreignNames = [] } = exercise;
  const main = [name, ...foreignNames.slice(0, 1)].map(foldName);
  const folded = { main, all: [...main, ...[...aliases, ...foreignNames.slice(1)].map(foldName)] };
  foldedNamesByExercise.set(exercise, folded);
  return folded;
}

function foldName(name: string): FoldedName {
  const words = foldWords(name);
  let end = 0;
  const ends = words.split(' ').map((word) => (end += word.length));
  return { words, wholes: wholesOf(words), bounds: new Set([0, ...ends]) };
}

/** Hyphens separate words as spaces do: `pull up` finds `Pull-up`. Apostrophes are ignored. */
function foldWords(text: string): string {
  return foldForSearch(text)
    .replaceAll(/['\u2019\u02bc]/g, '')
    .replaceAll(/[\s\u2010\u2011-]+/g, ' ')
    .trim();
}
