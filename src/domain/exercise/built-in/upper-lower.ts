import { double, onWeekdays, type ProgrammePlan, planned, range } from './plan.ts';

const heavy = { restSeconds: 180, progression: double };
const light = { restSeconds: 120, progression: double };
const arms = { restSeconds: 90, progression: double };

/**
 * The lower and the upper body in turn, each twice a week, with repetitions before load.
 *
 * @see L. McDonald, "Generic Bulking Routine" (2008): its days, exercises, sets, repetitions and rests, with the lower of
 *   the numbers of sets that it gives. Its abdominal work and its easy weeks at the start of a cycle are left to the
 *   person.
 */
export function upperLower(): ProgrammePlan {
  return {
    form: 'week',
    routines: [
      {
        exercises: [
          planned('back-squat', range(3, 6, 8), heavy),
          planned('romanian-deadlift', range(3, 6, 8), heavy),
          planned('leg-press', range(2, 10, 12), light),
          planned('lying-leg-curl', range(2, 10, 12), light),
          planned('standing-calf-raise', range(3, 6, 8), heavy),
          planned('seated-calf-raise', range(2, 10, 12), light),
        ],
      },
      {
        exercises: [
          planned('bench-press', range(3, 6, 8), heavy),
          planned('barbell-row', range(3, 6, 8), heavy),
          planned('overhead-press', range(2, 10, 12), light),
          planned('lat-pulldown', range(2, 10, 12), light),
          planned('triceps-pushdown', range(1, 12, 15), arms),
          planned('dumbbell-curl', range(1, 12, 15), arms),
        ],
      },
    ],
    days: onWeekdays({ 1: 0, 2: 1, 4: 0, 5: 1 }),
    progressions: [],
  };
}
