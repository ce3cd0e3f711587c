import { arms } from './arms.ts';
import { back } from './back.ts';
import { carries } from './carries.ts';
import { chest } from './chest.ts';
import { conditioning } from './conditioning.ts';
import { hinges } from './hinges.ts';
import { legIsolation } from './leg-isolation.ts';
import type { LibraryExercise } from './library-exercise.ts';
import { power } from './power.ts';
import { shoulders } from './shoulders.ts';
import { squats } from './squats.ts';
import { trunk } from './trunk.ts';

/** The built-in exercises, which every user can pick from. */
export const library: readonly LibraryExercise[] = [
  ...squats,
  ...hinges,
  ...legIsolation,
  ...chest,
  ...shoulders,
  ...back,
  ...arms,
  ...trunk,
  ...power,
  ...carries,
  ...conditioning,
];

export function libraryExercise(slug: string): LibraryExercise | null {
  return librarySlugs.get(slug) ?? null;
}

const librarySlugs: ReadonlyMap<string, LibraryExercise> = new Map(library.map((each) => [each.slug, each]));
