import type { SetTarget } from '../set-leaves.ts';
import { type ProgrammePlan, planned, threeDays } from './plan.ts';

/** A session in seconds: running and walking in turn, beginning with running. */
interface Intervals {
  readonly runs: readonly number[];
  readonly walks?: readonly number[];
}

const minutes = (count: number) => count * 60;
const times = <T>(count: number, value: T): readonly T[] => Array.from({ length: count }, () => value);

/** The sessions of each week. A week with one session repeats it. */
const weeks: readonly (readonly Intervals[])[] = [
  [{ runs: times(8, 60), walks: times(8, 90) }],
  [{ runs: times(6, 90), walks: [...times(5, 120), 60] }], // ends after 20 minutes
  [{ runs: [90, 180, 90, 180], walks: [90, 180, 90, 180] }],
  [{ runs: [180, 300, 180, 300], walks: [90, 150, 90] }],
  [
    { runs: times(3, minutes(5)), walks: times(2, minutes(3)) },
    { runs: times(2, minutes(8)), walks: [minutes(5)] },
    { runs: [minutes(20)] },
  ],
  [
    { runs: [minutes(5), minutes(8), minutes(5)], walks: times(2, minutes(3)) },
    { runs: times(2, minutes(10)), walks: [minutes(3)] },
    { runs: [minutes(25)] },
  ],
  [{ runs: [minutes(25)] }],
  [{ runs: [minutes(28)] }],
  [{ runs: [minutes(30)] }],
];

const sessionsAWeek = 3;

/**
 * From walking to 30 minutes of running in nine weeks.
 *
 * @see J. Clark, "Couch to 5K", Cool Running (1996), with the times of the edition of the British National Health Service
 *   ("Couch to 5K: week by week") where the two differ: 25 minutes instead of a distance at the end of week 6
 */
export function walkRun(): ProgrammePlan {
  const routines = weeks.flat();
  return {
    form: 'rotation',
    weekdays: threeDays,
    routines: routines.map((intervals) => ({ exercises: exercisesOf(intervals) })),
    days: weeks.flatMap((sessions) => {
      const ofWeek = sessions.length === 1 ? times(sessionsAWeek, sessions).flat() : sessions;
      return ofWeek.map((intervals) => ({ routine: routines.indexOf(intervals) }));
    }),
    progressions: [],
  };
}

function exercisesOf({ runs, walks = [] }: Intervals): ProgrammePlan['routines'][number]['exercises'] {
  const noRest = { restSeconds: 0 };
  const warmUp = planned('walking', timed([minutes(5)], 'warmUp'), noRest);
  if (walks.length === 0) return [warmUp, planned('running', timed(runs), noRest)];
  const inTurn = { ...noRest, superset: 0 };
  return [warmUp, planned('running', timed(runs), inTurn), planned('walking', timed(walks), inTurn)];
}

function timed(seconds: readonly number[], kind: SetTarget['kind'] = 'working'): readonly SetTarget[] {
  return seconds.map((each) => ({ kind, seconds: each }));
}
