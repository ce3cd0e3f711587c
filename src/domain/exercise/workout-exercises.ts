import { compareOrder, type Leaves, parsePath, printPath, readRecord } from '../kernel/index.ts';
import { type Workout, workout } from './workout.ts';

export interface WorkoutSet {
  readonly id: string;
  readonly set: Workout['sets'][string];
}

export interface WorkoutExercise {
  readonly id: string;
  readonly exercise: Workout['exercises'][string];
  readonly sets: readonly WorkoutSet[];
}

export interface ExercisesOfWorkout {
  readonly exercises: readonly WorkoutExercise[];
  /** Sets that name no exercise of this workout: kept and shown, or they would be lost to sight. */
  readonly unplacedSets: readonly WorkoutSet[];
}

/**
 * The exercises of a workout in order, each with its sets in order.
 *
 * A removed exercise is left out with its sets, and comes back when one of its sets was written
 * after the removal.
 */
export function workoutExercises(leaves: Leaves): ExercisesOfWorkout {
  const { value } = readRecord(workout, leaves);
  const setsByExercise = Map.groupBy(setsOf(value), ({ set }) => placeOf(set, value));
  const stampsBySet = newestStampBySet(leaves);
  const exercises = Object.entries(value.exercises).map(([id, exercise]) => ({
    id,
    exercise,
    sets: (setsByExercise.get(id) ?? []).toSorted(bySetOrder),
  }));
  return {
    exercises: exercises.filter((each) => !isRemoved(each, leaves, stampsBySet)).sort(byExerciseOrder),
    unplacedSets: (setsByExercise.get(null) ?? []).toSorted(bySetOrder),
  };
}

function setsOf(value: Workout): readonly WorkoutSet[] {
  return Object.entries(value.sets).map(([id, set]) => ({ id, set }));
}

function placeOf(set: WorkoutSet['set'], { exercises }: Workout): string | null {
  const id = set.place?.exercise;
  return id !== undefined && Object.hasOwn(exercises, id) ? id : null;
}

function isRemoved(
  { id, exercise, sets }: WorkoutExercise,
  leaves: Leaves,
  stampsBySet: ReadonlyMap<string, string>,
): boolean {
  if (exercise.removedAt === undefined) return false;
  const removal = leaves.get(printPath(['exercises', id, 'removedAt']))?.stamp ?? '';
  return sets.every((set) => (stampsBySet.get(set.id) ?? '') <= removal);
}

/** By set id, the stamp of what was last written in the set. */
function newestStampBySet(leaves: Leaves): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  for (const [printed, { stamp }] of leaves) {
    if (!printed.startsWith('sets/')) continue;
    const path = parsePath(printed);
    const id = path.ok ? path.value[1] : undefined;
    if (id !== undefined && stamp > (stamps.get(id) ?? '')) stamps.set(id, stamp);
  }
  return stamps;
}

function bySetOrder(a: WorkoutSet, b: WorkoutSet): number {
  return compareOrder({ id: a.id, order: a.set.place?.order }, { id: b.id, order: b.set.place?.order });
}

function byExerciseOrder(a: WorkoutExercise, b: WorkoutExercise): number {
  return compareOrder({ id: a.id, order: a.exercise.order }, { id: b.id, order: b.exercise.order });
}
