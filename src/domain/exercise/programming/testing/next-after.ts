import { addDays, kilograms, type Leaves, type LocalDay } from '../../../kernel/index.ts';
import { TrainingHistory, workoutDone } from '../../history/index.ts';
import type { SetResult, SetTarget } from '../../set-leaves.ts';
import { type ExerciseQuestion, nextSession } from '../next-session.ts';

/** A set of a workout: its target and its result; null for a set that was left untouched. */
export type Row = readonly [asked: SetTarget | null, done: Partial<SetResult> | null];

const squat = 'exercises/back-squat';
const monday: LocalDay = '2026-06-01';

export const load = (si: number) => ({ load: { si } });
export const reps = (min: number, max = min) => ({ reps: { min, max } });
export const did = (kg: number, count: number, more: Partial<SetResult> = {}): Partial<SetResult> => ({
  ...load(kg),
  reps: count,
  ...more,
});
export const three = (row: Row): readonly Row[] => [row, row, row];

type Asked = Partial<Omit<ExerciseQuestion, 'sets'>> & { readonly sets: readonly SetTarget[] };

interface How {
  /** Days from each session to the next. */
  readonly gap?: number | undefined;
  /** The indexes of the sessions that were deloads. */
  readonly deloads?: readonly number[];
  /** The share by which the next session is lighter. */
  readonly deload?: number;
}

/** Computes the next session from workouts in their stored form. */
export function next(
  sessions: readonly (readonly Row[])[],
  question: Asked,
  { gap = 1, deloads = [], deload }: How = {},
) {
  const history = new TrainingHistory();
  for (const [index, rows] of sessions.entries()) {
    const done = workoutDone(`w${index}`, leavesOf(rows, index * gap, deloads.includes(index)));
    if (done !== null) history.put(done);
  }
  const { x } = nextSession(history, {
    routine: 'r',
    since: null,
    timesATurn: 1,
    method: 'epley',
    ...(deload !== undefined && { deload }),
    exercises: [
      {
        id: 'x',
        exercises: [squat],
        occurrence: 0,
        tracking: 'loadReps',
        mostLoad: 600,
        rule: null,
        routines: ['r'],
        trainingMax: null,
        unit: 'kg',
        means: { kind: 'step', step: kilograms(2.5) },
        ...question,
        sets: question.sets.map((target, at) => ({ id: `${at}`, target })),
      },
    ],
  });
  return {
    reason: x?.reason,
    loads: x?.sets.map(({ target }) => target.load?.si),
    reps: x?.sets.map(({ target }) => target.reps?.min),
    targets: x?.sets.map(({ target }) => target),
  };
}

function leavesOf(rows: readonly Row[], days: number, isDeload: boolean): Leaves {
  const startedAt = Date.UTC(2026, 5, 1 + days);
  const values: Record<string, unknown> = {
    startedAt,
    endedAt: startedAt + 3_600_000,
    day: addDays(monday, days),
    routine: 'r',
    ...(isDeload && { deloadWeek: true }),
    'exercises/e/exercise': squat,
    'exercises/e/order': 'a0',
  };
  for (const [at, [target, result]] of rows.entries()) {
    values[`sets/${at}/place`] = { exercise: 'e', order: `a${at}` };
    if (target !== null) values[`sets/${at}/target`] = target;
    if (result !== null)
      values[`sets/${at}/result`] = { kind: 'working', ...result, completedAt: startedAt + at * 60_000 };
  }
  return new Map(Object.entries(values).map(([path, value]) => [path, { value, stamp: '1' }]));
}
