import type { LibraryExercise } from './library-exercise.ts';
import { presses } from './presses.ts';
import { pulls } from './pulls.ts';
import { squatsAndHinges } from './squats-and-hinges.ts';
import { trunkAndConditioning } from './trunk-and-conditioning.ts';

/** The exercises that everybody can pick from. */
export const library: readonly LibraryExercise[] = [...squatsAndHinges, ...presses, ...pulls, ...trunkAndConditioning];

/** The exercise of the library with this slug, or null. */
export function libraryExercise(slug: string): LibraryExercise | null {
  return librarySlugs.get(slug) ?? null;
}

const librarySlugs: ReadonlyMap<string, LibraryExercise> = new Map(library.map((each) => [each.slug, each]));
