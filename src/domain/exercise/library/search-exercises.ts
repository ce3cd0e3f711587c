import { compareText, foldForSearch } from '../../kernel/index.ts';

/** Anything that goes by a name: an exercise of the library, or one that the person made. */
export interface NamedExercise {
  readonly name: string;
  readonly aliases: readonly string[];
}

/**
 * The exercises with every word of the query somewhere in their name or in one of their aliases,
 * whatever the case and the accents. Those whose name begins with the query come first, then
 * those with it anywhere in their name, then the others; an empty query gives all by name.
 */
export function searchExercises<E extends NamedExercise>(exercises: readonly E[], query: string): readonly E[] {
  const wanted = foldWords(query);
  return exercises
    .map((exercise) => ({ exercise, rank: rankOf(exercise, wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || compareText(a.exercise.name, b.exercise.name))
    .map(({ exercise }) => exercise);
}

function rankOf({ name, aliases }: NamedExercise, wanted: string): number | null {
  const foldedName = foldWords(name);
  if (foldedName.startsWith(wanted)) return 0;
  const names = [foldedName, ...aliases.map(foldWords)];
  if (!wanted.split(' ').every((word) => names.some((each) => each.includes(word)))) return null;
  return foldedName.includes(wanted) ? 1 : 2;
}

/** Hyphens part words as spaces do: `pull up` finds `Pull-up`. */
function foldWords(text: string): string {
  return foldForSearch(text)
    .replaceAll(/[\s\u2010\u2011-]+/g, ' ')
    .trim();
}
