import {
  inTurn,
  type LoadUnit,
  largeStep,
  linear,
  type ProgrammePlan,
  planned,
  progressionOf,
  sets,
  smallStep,
} from './plan.ts';

const rest = { restSeconds: 180 };

/**
 * Five sets of five on three days a week.
 *
 * The idea is older (B. Starr, "The Strongest Shall Survive", 1976). This is the form that is best known today.
 *
 * @see M. Hadim, "StrongLifts 5×5" (2007, as summarised in 2011): its lifts, sets and days; 5 kg a session for the
 *   deadlift and 2.5 kg for the others; after three misses in a row a tenth less
 */
export function fiveByFive(unit: LoadUnit): ProgrammePlan {
  return {
    ...inTurn,
    routines: [
      {
        exercises: [
          planned('back-squat', sets(5, 5), rest),
          planned('bench-press', sets(5, 5), rest),
          planned('barbell-row', sets(5, 5), rest),
        ],
      },
      {
        exercises: [
          planned('back-squat', sets(5, 5), rest),
          planned('overhead-press', sets(5, 5), rest),
          planned('deadlift', sets(1, 5), rest),
        ],
      },
    ],
    progressions: [
      progressionOf('back-squat', linear(smallStep, unit)),
      progressionOf('bench-press', linear(smallStep, unit)),
      progressionOf('barbell-row', linear(smallStep, unit)),
      progressionOf('overhead-press', linear(smallStep, unit)),
      progressionOf('deadlift', linear(largeStep, unit)),
    ],
  };
}
