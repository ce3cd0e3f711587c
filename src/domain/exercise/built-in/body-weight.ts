import type { LibrarySlug } from '../library/index.ts';
import type { SharedExercise } from '../sharing/index.ts';
import { double, onWeekdays, type ProgrammePlan, planned, range } from './plan.ts';

const restSeconds = 90;

/**
 * Full body without weights on three days a week. Repetitions go up to the end of their range; then a harder exercise
 * takes the place of the easier one, which the person chooses.
 *
 * @see "Recommended Routine", the wiki of reddit.com/r/bodyweightfitness, in its form with pairs: three pairs of 3 × 5–8 and
 *   three exercises for the trunk on three days a week, here each at a first step of its series. A pair rests after both
 *   of its exercises, while the source rests after each.
 */
export function bodyWeight(): ProgrammePlan {
  return {
    form: 'week',
    routines: [
      {
        exercises: [
          ...pair(0, 'negative-pull-up', 'body-weight-squat'),
          ...pair(1, 'dip', 'single-leg-glute-bridge'),
          ...pair(2, 'inverted-row', 'push-up'),
          planned(
            'plank',
            [30, 30, 30].map((seconds) => ({ kind: 'working', seconds })),
            { superset: 3, restSeconds },
          ),
          planned('dead-bug', range(3, 8, 12), { superset: 3, restSeconds, progression: double }),
          planned('bird-dog', range(3, 8, 12), { superset: 3, restSeconds, progression: double }),
        ],
      },
    ],
    days: onWeekdays({ 1: 0, 3: 0, 5: 0 }),
    progressions: [],
  };
}

function pair(superset: number, ...slugs: readonly LibrarySlug[]): readonly SharedExercise[] {
  return slugs.map((slug) => planned(slug, range(3, 5, 8), { superset, restSeconds, progression: double }));
}
