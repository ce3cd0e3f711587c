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
