import type { DoneSet } from '../history/index.ts';
import { type ExerciseKind, movesBody, type PersonalRecordKind } from './exercise-kind.ts';
import type { Standing } from './personal-records.ts';
import { type Measuring, setMarks } from './set-marks.ts';

/** A figure that is likelier mistyped than done. */
export interface ImplausibleValue {
  readonly kind: PersonalRecordKind;
  readonly value: number;
  /** The best of that kind before. */
  readonly best: number;
}

/** With fewer sessions than this there is no history to be held against. */
const leastSessions = 3;

/** How many times the best, and by how much at least, a figure has to be beyond it to be asked about. */
const beyond: { readonly [K in PersonalRecordKind]?: { readonly times: number; readonly by: number } } = {
  load: { times: 1.5, by: 10 },
  e1rm: { times: 1.5, by: 10 },
  reps: { times: 3, by: 20 },
  duration: { times: 3, by: 60 },
  distance: { times: 3, by: 500 },
};

/**
 * What in a set lies so far beyond the person's own best that it is likelier mistyped: 825 kg for 82.5, 80 repetitions
 * for 8. To be asked about, never refused; nobody is held against the first three sessions of an exercise.
 *
 * @param standing before the set
 * @param bodyWeight kilograms, null where it is not known
 * @returns null where nothing is
 */
export function implausibleIn(
  set: DoneSet,
  bodyWeight: number | null,
  standing: Standing,
  measuring: Measuring,
): ImplausibleValue | null {
  if (standing.sessions < leastSessions) return null;
  for (const { kind, value, assisted } of setMarks(set, bodyWeight, measuring)) {
    const limit = beyond[kind];
    const bests = standing.records.filter((each) => each.kind === kind && each.assisted === assisted);
    if (limit === undefined || bests.length === 0 || value < 0) continue;
    const best = Math.max(...bests.map((each) => each.value));
    const under = kind === 'load' ? underLoad(bodyWeight, measuring.exercise) : 0;
    if (value + under > (best + under) * limit.times && value > best + limit.by) return { kind, value, best };
  }
  return null;
}

/** Kilograms of the body under a load: held against them, twenty on top of none are no slip. */
function underLoad(bodyWeight: number | null, exercise: ExerciseKind): number {
  return movesBody(exercise) ? exercise.bodyWeightShare * (bodyWeight ?? likelyBodyWeight) : 0;
}

/** Where nobody wrote one down, and only to ask by. */
const likelyBodyWeight = 70;
