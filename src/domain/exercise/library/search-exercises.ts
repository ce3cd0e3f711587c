import { compareText, foldForSearch } from '../../kernel/index.ts';

/** Anything that goes by a name: an exercise of the library, or one that the person made. */
export interface NamedExercise {
  readonly name: string;
  readonly aliases: readonly string[];
}

/**
 * The exercises with every word of the query somewhere in their name or in one of their aliases,
 * whatever the case and the accents. First comes what is called just so, then what begins with the
 * query, then what has it in its name; an empty query gives all by name.
 */
export function searchExercises<E extends NamedExercise>(exercises: readonly E[], query: string): readonly E[] {
  const wanted = foldWords(query);
  return exercises
    .map((exercise) => ({ exercise, rank: rankOf(foldedNames(exercise), wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || compareText(a.exercise.name, b.exercise.name))
    .map(({ exercise }) => exercise);
}

/** @param names folded, the exercise's own first */
function rankOf(names: readonly string[], wanted: string): number | null {
  const [name = ''] = names;
  if (wanted === '') return 0;
  if (!wanted.split(' ').every((word) => names.some((each) => each.includes(word)))) return null;
  if (names.includes(wanted)) return 0;
  if (name.startsWith(wanted)) return 1;
  return name.includes(wanted) ? 2 : 3;
}

/** Folding takes longer than all the rest, and a search goes over the same exercises with every key. */
const foldedNamesByExercise = new WeakMap<NamedExercise, readonly string[]>();

function foldedNames(exercise: NamedExercise): readonly string[] {
  const known = foldedNamesByExercise.get(exercise);
  if (known !== undefined) return known;
  const folded = [exercise.name, ...exercise.aliases].map(foldWords);
  foldedNamesByExercise.set(exercise, folded);
  return folded;
}

/** Hyphens part words as spaces do: `pull up` finds `Pull-up`. Apostrophes are left out, typed or not. */
function foldWords(text: string): string {
  return foldForSearch(text)
    .replaceAll(/['\u2019\u02bc]/g, '')
    .replaceAll(/[\s\u2010\u2011-]+/g, ' ')
    .trim();
}
