import { roundsOf } from '../rounds.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';

/** The default rest, seconds. */
export const usualRestSeconds = 120;

/** The settings for a rest, in order of precedence; each is in seconds, and 0 means no rest. */
export interface RestLengths {
  /** For the exercise in this workout. */
  readonly here?: number | undefined;
  readonly exercise?: number | undefined;
  /** The user's general preference. */
  readonly preferred?: number | undefined;
}

export function restSecondsOf({ here, exercise, preferred }: RestLengths): number {
  return here ?? exercise ?? preferred ?? usualRestSeconds;
}

/**
 * Returns the rest after a set that is being completed, whether or not it is marked completed yet.
 *
 * In a superset the rest comes after the round, once every exercise with a set in that round has done it. Drop sets
 * follow their set without a rest. After the last open set of a plan there is none, unless an exercise still has no
 * sets; who adds sets one by one rests after each.
 *
 * @param exercises of the workout, in order
 * @param secondsOf the rest of an exercise; in a superset the longest one counts
 * @returns seconds; 0 for no rest, and for a set that does not exist
 */
export function restAfterSet(
  exercises: readonly WorkoutExercise[],
  setId: string,
  secondsOf: (exercise: WorkoutExercise) => number,
): number {
  const exercise = exercises.find(({ sets }) => sets.some(({ id }) => id === setId));
  if (endsPlan(exercises, setId)) return 0;
  if (exercise === undefined) return 0;
  const together = supersetOf(exercises, exercise);
  const round = roundsOf(together).find((sets) => sets.flat().some(({ id }) => id === setId)) ?? [];
  const isRoundDone = round.flat().every((each) => each.id === setId || isDone(each));
  return isRoundDone ? Math.max(...together.map(secondsOf)) : 0;
}

/** Returns the exercises in the superset of an exercise, including itself and without skipped ones. */
function supersetOf(exercises: readonly WorkoutExercise[], one: WorkoutExercise): readonly WorkoutExercise[] {
  const { superset } = one.exercise;
  if (superset === undefined) return [one];
  return exercises.filter(
    (each) => each === one || (each.exercise.superset === superset && each.exercise.skipped !== true),
  );
}

/**
 * Returns whether a set was planned and nothing is left to do: no other set is open, and each exercise has sets, apart
 * from skipped ones.
 */
function endsPlan(exercises: readonly WorkoutExercise[], setId: string): boolean {
  const kept = exercises.filter(({ exercise }) => exercise.skipped !== true);
  const sets = kept.flatMap((each) => each.sets);
  const isPlanned = sets.some(({ id, set }) => id === setId && set.target !== undefined);
  const hasEmpty = kept.some((each) => each.sets.length === 0);
  return isPlanned && !hasEmpty && sets.every((each) => each.id === setId || isDone(each));
}
