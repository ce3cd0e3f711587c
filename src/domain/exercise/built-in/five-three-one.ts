import type { LibrarySlug, Step } from '../library/index.ts';
import { progressionRuleOf, usualWave } from '../programming/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import {
  increment,
  type LoadUnit,
  largeStep,
  onWeekdays,
  type ProgrammePlan,
  planned,
  progressionOf,
  sets,
  smallStep,
} from './plan.ts';

const mainSets = 3;

/** Shares of the training max and repetitions. */
const warmUps = [
  [0.4, 5],
  [0.5, 5],
  [0.6, 3],
] as const;

/**
 * Four lifts, each once a week, in waves of four weeks by percentages of a training max.
 *
 * @see J. Wendler, "5/3/1: The Simplest and Most Effective Training System to Increase Raw Strength" (2009): its days,
 *   percentages, warm-ups and light week, the training max of 90 % of the one-rep max, and 2.5 kg more for the upper and
 *   5 kg more for the lower body after each wave; the assistance exercises are its template "Triumvirate"
 */
export function fiveThreeOne(unit: LoadUnit): ProgrammePlan {
  return {
    form: 'week',
    routines: [
      { exercises: [main('overhead-press'), planned('dip', sets(5, 15)), planned('chin-up', sets(5, 10))] },
      {
        exercises: [main('deadlift'), planned('good-morning', sets(5, 12)), planned('hanging-leg-raise', sets(5, 15))],
      },
      {
        exercises: [
          main('bench-press'),
          planned('dumbbell-bench-press', sets(5, 15)),
          planned('dumbbell-row', sets(5, 10)),
        ],
      },
      { exercises: [main('back-squat'), planned('leg-press', sets(5, 15)), planned('lying-leg-curl', sets(5, 10))] },
    ],
    days: onWeekdays({ 1: 0, 2: 1, 4: 2, 5: 3 }),
    progressions: [
      progressionOf('overhead-press', wave(unit, smallStep)),
      progressionOf('deadlift', wave(unit, largeStep)),
      progressionOf('bench-press', wave(unit, smallStep)),
      progressionOf('back-squat', wave(unit, largeStep)),
    ],
  };
}

function main(slug: LibrarySlug) {
  const lighter = warmUps.map(
    ([value, reps]): SetTarget => ({
      kind: 'warmUp',
      reps: { min: reps, max: reps },
      share: { of: 'trainingMax', value },
    }),
  );
  return planned(slug, [...lighter, ...sets(mainSets, 5)]);
}

function wave(unit: LoadUnit, step: Step) {
  return progressionRuleOf({
    rule: 'wave',
    of: 'trainingMax',
    weeks: usualWave(mainSets),
    step: increment(step, unit),
  });
}
