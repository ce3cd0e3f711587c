import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';

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
  const done = exercises.find(({ sets }) => sets.some(({ id }) => id === setId));
  const set = done?.sets.find(({ id }) => id === setId);
  if (done === undefined || set === undefined) return 0;
  const isDoneNow = (each: WorkoutSet) => each === set || isDone(each);
  if (dropsWith(done, set).some((each) => !isDoneNow(each))) return 0;
  const together = supersetOf(exercises, done);
  const round = roundOf(done, set);
  const isRoundDone = together.every((each) => setsOfRound(each, round).every(isDoneNow));
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

/** One turn of a superset. Warm-ups have rounds of their own: an exercise may have more of them than another. */
interface Round {
  readonly isWarmUp: boolean;
  readonly index: number;
}

/** Drops belong to the round of the set that they are of. */
function roundOf(exercise: WorkoutExercise, set: WorkoutSet): Round {
  const head = exercise.sets.find(({ id }) => id === headOf(set)) ?? set;
  const isWarmUp = isWarmUpSet(head);
  return { isWarmUp, index: headsOf(exercise, isWarmUp).findIndex(({ id }) => id === head.id) };
}

function setsOfRound(exercise: WorkoutExercise, { isWarmUp, index }: Round): readonly WorkoutSet[] {
  const head = headsOf(exercise, isWarmUp)[index];
  return head === undefined ? [] : dropsWith(exercise, head);
}

function headsOf({ sets }: WorkoutExercise, isWarmUp: boolean): readonly WorkoutSet[] {
  return sets.filter((each) => headOf(each) === each.id && isWarmUpSet(each) === isWarmUp);
}

/** A set with everything that is done without a rest between. */
function dropsWith({ sets }: WorkoutExercise, set: WorkoutSet): readonly WorkoutSet[] {
  return sets.filter((each) => headOf(each) === headOf(set));
}

/** The set that a set is a drop of; itself where it is none. */
function headOf({ id, set }: WorkoutSet): string {
  return set.place?.dropOf ?? id;
}

function isDone({ set }: WorkoutSet): boolean {
  return (set.result?.completedAt ?? null) !== null;
}

function isWarmUpSet({ set }: WorkoutSet): boolean {
  return (set.result?.kind ?? set.target?.kind) === 'warmUp';
}
