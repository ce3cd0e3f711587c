import { roundsOf } from '../rounds.ts';
import type { SetTarget } from '../set-leaves.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';
import { supersetsOf } from './supersets.ts';

/** Two seconds up and two down, the usual tempo. */
const secondsARep = 4;
const usualReps = 10;
/** The assumed speed of a carry or a sled push: walking pace. */
const metresASecond = 1;
/** The time to set up an exercise, for example to load the bar. */
const setUpSeconds = 60;

export interface LengthModel {
  /** The rest after a set or a round of an exercise, seconds. */
  readonly restSecondsOf: (exercise: WorkoutExercise) => number;
  /** Whether its repetitions and times are done once for each side. */
  readonly isUnilateral: (exercise: WorkoutExercise) => boolean;
}

/**
 * Estimates how long exercises take. It counts four seconds per repetition, the planned times, a rest after each round
 * but the last, and a minute to set up each exercise. Without planned repetitions it assumes ten; for a range it takes
 * the middle. Skipped exercises and exercises without sets take no time.
 *
 * @param exercises of a routine or a workout, in order
 * @returns seconds, not rounded; 0 if nothing is planned
 */
export function estimatedSeconds(exercises: readonly WorkoutExercise[], model: LengthModel): number {
  const shown = exercises.filter(({ exercise, sets }) => exercise.skipped !== true && sets.length > 0);
  const together = new Map(supersetsOf(shown).flatMap((ids) => ids.map((id) => [id, ids] as const)));
  let seconds = 0;
  let lastRest = 0;
  for (const each of shown) {
    const ids = together.get(each.id) ?? [each.id];
    if (ids[0] !== each.id) continue; // counted with the first of its superset
    const members = shown.filter(({ id }) => ids.includes(id));
    const unilateral = new Set(members.filter(model.isUnilateral).flatMap(({ sets }) => sets));
    lastRest = Math.max(...members.map(model.restSecondsOf));
    const rounds = roundsOf(members);
    seconds += members.length * setUpSeconds + rounds.length * lastRest;
    for (const set of rounds.flat(2)) seconds += secondsOf(set) * (unilateral.has(set) ? 2 : 1);
  }
  return seconds - lastRest;
}

function secondsOf(set: WorkoutSet): number {
  const { seconds, reps, distance }: SetTarget = set.set.target ?? {};
  if (seconds !== undefined) return seconds;
  if (distance !== undefined && reps === undefined) return distance.si / metresASecond;
  const [least = usualReps, most = least] = [reps?.min ?? reps?.max, reps?.max ?? reps?.min];
  return ((least + most) / 2) * secondsARep;
}
