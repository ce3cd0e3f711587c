import exercises from './exercises.json' with { type: 'json' };
import type { LibraryExercise } from './library-exercise.ts';
import { coarseStep, fineStep } from './step.ts';

/** The permanent id of a library exercise. */
export type LibrarySlug = keyof typeof exercises;

/** An exercise as `exercises.json` has it, by slug: one on each line, and its step by name. */
type ExerciseInFile = Omit<LibraryExercise, 'slug' | 'step'> & { readonly step?: keyof typeof steps };

const steps = { fine: fineStep, coarse: coarseStep };

/** The built-in exercises, which every user can pick from. */
export const library: readonly LibraryExercise[] = Object.entries(
  exercises as unknown as Readonly<Record<LibrarySlug, ExerciseInFile>>,
).map(([slug, { step, ...exercise }]) => ({ slug, ...exercise, ...(step !== undefined && { step: steps[step] }) }));

export function libraryExercise(slug: string): LibraryExercise | null {
  return librarySlugs.get(slug) ?? null;
}

const librarySlugs: ReadonlyMap<string, LibraryExercise> = new Map(library.map((each) => [each.slug, each]));
