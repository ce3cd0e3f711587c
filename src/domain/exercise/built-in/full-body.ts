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
 * Full body on three days a week: the load goes up with each session.
 *
 * @see M. Rippetoe, "Starting Strength: Basic Barbell Training", 3rd edition (2011), the novice programme: its lifts,
 *   sets, days and increments (in kilograms 5 for the lower and 2.5 for the upper body), and a tenth off a lift that was
 *   missed three times. The row replaces the power clean, which needs a coach.
 */
export function fullBody(unit: LoadUnit): ProgrammePlan {
  return {
    ...inTurn,
    routines: [
      {
        exercises: [
          planned('back-squat', sets(3, 5), rest),
          planned('overhead-press', sets(3, 5), rest),
          planned('deadlift', sets(1, 5), rest),
        ],
      },
      {
        exercises: [
          planned('back-squat', sets(3, 5), rest),
          planned('bench-press', sets(3, 5), rest),
          planned('barbell-row', sets(3, 5), rest),
        ],
      },
    ],
    progressions: [
      progressionOf('back-squat', linear(largeStep, unit)),
      progressionOf('overhead-press', linear(smallStep, unit)),
      progressionOf('deadlift', linear(largeStep, unit)),
      progressionOf('bench-press', linear(smallStep, unit)),
      progressionOf('barbell-row', linear(smallStep, unit)),
    ],
  };
}
