import { roundsOf } from '../rounds.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';

/** The rest where nobody said how long, seconds. */
export const usualRestSeconds = 120;

/** Where a length of rest may be written down, from the nearest to the farthest; each is seconds, and 0 is no rest. */
export interface RestLengths {
  /** For the exercise in this workout. */
  readonly here?: number | undefined;
  /** For the exercise. */
  readonly exercise?: number | undefined;
  /** For everything: the person's preference. */
  readonly preferred?: number | undefined;
}

export function restSecondsOf({ here, exercise, preferred }: RestLengths): number {
  return here ?? exercise ?? preferred ?? usualRestSeconds;
}

/**
 * How long to rest after a set that is being ticked off, whether it counts as done already or not.
 *
 * In a superset the exercises are done in turn, and one rests after the round: when every exercise that has a set of
 * that round has done it. Drops come straight after the set they belong to.
 *
 * @param exercises of the workout, in their order
 * @param secondsOf the rest of an exercise; of a superset the longest one counts
 * @returns seconds; 0 to go straight on, and for a set that is not there
 */
export function restAfterSet(
  exercises: readonly WorkoutExercise[],
  setId: string,
  secondsOf: (exercise: WorkoutExercise) => number,
): number {
  const exercise = exercises.find(({ sets }) => sets.some(({ id }) => id === setId));
  if (exercise === undefined) return 0;
  const together = supersetOf(exercises, exercise);
  const round = roundsOf(together).find((sets) => sets.flat().some(({ id }) => id === setId)) ?? [];
  const isRoundDone = round.flat().every((each) => each.id === setId || isDone(each));
  return isRoundDone ? Math.max(...together.map(secondsOf)) : 0;
}

/** The exercises that are done in turn with one, itself among them; those that are skipped are not. */
function supersetOf(exercises: readonly WorkoutExercise[], one: WorkoutExercise): readonly WorkoutExercise[] {
  const { superset } = one.exercise;
  if (superset === undefined) return [one];
  return exercises.filter(
    (each) => each === one || (each.exercise.superset === superset && each.exercise.skipped !== true),
  );
}
