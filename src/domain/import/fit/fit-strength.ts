import { comparableName } from '../../exercise/index.ts';
import names from './strength-names.json' with { type: 'json' };

interface StrengthCategory {
  readonly name: string;
  /** By the number of the exercise within its category. */
  readonly exercises?: Readonly<Record<string, string>>;
}

/**
 * The categories of exercises and the usual exercises of each by their numbers, as lifters write them. They are matched
 * with exercises like the names of any other import.
 *
 * @see Garmin, FIT profile, exercise_category and the names of exercises of each category
 */
const categories: Readonly<Record<string, StrengthCategory>> = names;

/**
 * Returns the name of an exercise. One that is not usual has the name of its category, and the name is empty if the watch
 * did not recognise the exercise.
 */
export function exerciseName(category: number | null, exercise: number | null): string {
  const known = categories[`${category}`];
  return known?.exercises?.[`${exercise}`] ?? known?.name ?? '';
}

/** An exercise by its numbers in the FIT profile. */
export interface FitExerciseNumbers {
  readonly category: number;
  /** Null for a category as a whole. */
  readonly exercise: number | null;
}

/**
 * Returns the numbers of an exercise, as far as its names are those of {@link exerciseName}. Case, accents, spaces and
 * plurals are ignored.
 *
 * @param called its names, the best one first
 * @returns null if it has none of the usual names
 */
export function fitExerciseNamed(called: readonly string[]): FitExerciseNumbers | null {
  numbersByName ??= namedNumbers();
  for (const form of called.flatMap(comparableName)) {
    const numbers = numbersByName.get(form);
    if (numbers !== undefined) return numbers;
  }
  return null;
}

let numbersByName: ReadonlyMap<string, FitExerciseNumbers> | null = null;

/** An exercise comes before a category of the same name. */
function namedNumbers(): ReadonlyMap<string, FitExerciseNumbers> {
  const byName = new Map<string, FitExerciseNumbers>();
  const add = (name: string, numbers: FitExerciseNumbers) => {
    for (const form of comparableName(name)) if (!byName.has(form)) byName.set(form, numbers);
  };
  const entries = Object.entries(categories);
  for (const [category, { exercises = {} }] of entries)
    for (const [exercise, name] of Object.entries(exercises))
      add(name, { category: Number(category), exercise: Number(exercise) });
  for (const [category, { name }] of entries) add(name, { category: Number(category), exercise: null });
  return byName;
}
