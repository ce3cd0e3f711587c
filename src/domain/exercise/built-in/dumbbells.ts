import type { LibrarySlug } from '../library/index.ts';
import { double, inTurn, type ProgrammePlan, planned, range } from './plan.ts';

/**
 * Full body with dumbbells on three days a week, with repetitions before load.
 *
 * @see American College of Sports Medicine, "Progression Models in Resistance Training for Healthy Adults", Med Sci Sports
 *   Exerc 41 (2009): for novices two or three days a week, sets of 8–12 repetitions, large muscles before small ones, and
 *   more load once more repetitions than asked for are possible. Here that is when all sets have 12 of 8–12.
 */
export function dumbbells(): ProgrammePlan {
  return {
    ...inTurn,
    routines: [
      {
        exercises: [
          each('goblet-squat'),
          each('dumbbell-floor-press'),
          each('bent-over-dumbbell-row'),
          each('dumbbell-curl', 2),
          each('dumbbell-calf-raise', 2),
        ],
      },
      {
        exercises: [
          each('dumbbell-romanian-deadlift'),
          each('reverse-lunge'),
          each('standing-dumbbell-press'),
          each('dumbbell-row'),
          each('dumbbell-overhead-extension', 2),
        ],
      },
    ],
    progressions: [],
  };
}

function each(slug: LibrarySlug, count = 3) {
  return planned(slug, range(count, 8, 12), { progression: double });
}
