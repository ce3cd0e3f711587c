import type { LibrarySlug } from '../library/index.ts';
import type { SharedExercise } from '../sharing/index.ts';
import {
  amrap,
  double,
  type LoadUnit,
  largeStep,
  linear,
  onWeekdays,
  type ProgrammePlan,
  planned,
  progressionOf,
  range,
  sets,
  smallStep,
} from './plan.ts';

const pulls: readonly SharedExercise[] = [
  planned('lat-pulldown', range(3, 8, 12)),
  planned('seated-cable-row', range(3, 8, 12)),
  planned('face-pull', range(5, 15, 20)),
  planned('hammer-curl', range(4, 8, 12)),
  planned('dumbbell-curl', range(4, 8, 12)),
];

const pushes: readonly SharedExercise[] = [
  planned('incline-dumbbell-press', range(3, 8, 12)),
  planned('triceps-pushdown', range(3, 8, 12), { superset: 0 }),
  planned('lateral-raise', range(3, 15, 20), { superset: 0 }),
  planned('overhead-triceps-extension', range(3, 8, 12), { superset: 1 }),
  planned('lateral-raise', range(3, 15, 20), { superset: 1 }),
];

const legs: readonly SharedExercise[] = [
  planned('romanian-deadlift', range(3, 8, 12)),
  planned('leg-press', range(3, 8, 12)),
  planned('lying-leg-curl', range(3, 8, 12)),
  planned('standing-calf-raise', range(5, 8, 12)),
];

const accessories: readonly LibrarySlug[] = [
  'lat-pulldown',
  'seated-cable-row',
  'face-pull',
  'hammer-curl',
  'dumbbell-curl',
  'incline-dumbbell-press',
  'triceps-pushdown',
  'lateral-raise',
  'overhead-triceps-extension',
  'romanian-deadlift',
  'leg-press',
  'lying-leg-curl',
  'standing-calf-raise',
];

/**
 * Pulling, pushing and the legs, each twice a week. The first lift of a day adds load with each session, the others
 * repetitions before load.
 *
 * @see Metallicadpa, "A Linear Progression Based PPL Program for Beginners", reddit.com/r/Fitness (31 May 2015): its
 *   exercises, sets and repetitions; per session 5 kg for the deadlift and 2.5 kg for the other first lifts; after three
 *   misses in a row a tenth less
 */
export function pushPullLegs(unit: LoadUnit): ProgrammePlan {
  const first = (slug: LibrarySlug, straight: number, step = smallStep) =>
    planned(slug, [...sets(straight, 5), amrap(5)], { restSeconds: 180, progression: linear(step, unit) });
  // the same lift is the first one on another day, so each routine has its own progression
  const second = (slug: LibrarySlug) => planned(slug, range(3, 8, 12), { progression: double });
  return {
    form: 'week',
    routines: [
      { exercises: [first('deadlift', 0, largeStep), ...pulls] },
      { exercises: [first('bench-press', 4), second('overhead-press'), ...pushes] },
      { exercises: [first('back-squat', 2), ...legs] },
      { exercises: [first('barbell-row', 4), ...pulls] },
      { exercises: [first('overhead-press', 4), second('bench-press'), ...pushes] },
    ],
    days: onWeekdays({ 1: 0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 2 }),
    progressions: accessories.map((slug) => progressionOf(slug, double)),
  };
}
