import type { DoneSet } from '../history/index.ts';
import { type ExerciseKind, movesBody, type PersonalRecordKind } from './exercise-kind.ts';
import type { Standing } from './personal-records.ts';
import { type Measuring, setMarks } from './set-marks.ts';

/** A value that is probably mistyped. */
export interface ImplausibleValue {
  readonly kind: PersonalRecordKind;
  readonly value: number;
  /** The previous best of that kind. */
  readonly best: number;
}

/** The minimum number of sessions to compare a value with. */
const leastSessions = 3;

/** The factor and the least difference by which a value has to exceed the best before the UI asks about it. */
const beyond: { readonly [K in PersonalRecordKind]?: { readonly times: number; readonly by: number } } = {
  load: { times: 1.5, by: 10 },
  e1rm: { times: 1.5, by: 10 },
  reps: { times: 3, by: 20 },
  duration: { times: 3, by: 60 },
  distance: { times: 3, by: 500 },
};

/**
 * Returns a value of a set that is so far above the user's best that it is probably mistyped: 825 kg for 82.5, 80
 * repetitions for 8. The UI asks about such a value but never rejects it. The first three sessions of an exercise are
 * not checked.
 *
 * @param standing before the set
 * @param bodyWeight kilograms, null if unknown
 * @returns null if all values are plausible
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

/**
 * Returns how many kilograms of the body are moved along with the load. They are added for the comparison, so that a
 * first added load of 20 kg does not count as a mistake.
 */
function underLoad(bodyWeight: number | null, exercise: ExerciseKind): number {
  return movesBody(exercise) ? exercise.bodyWeightShare * (bodyWeight ?? likelyBodyWeight) : 0;
}

/** The body weight, in kilograms, that this check alone assumes if the real one is unknown. */
const likelyBodyWeight = 70;
