import {
  compareOrder,
  type Instant,
  type Leaves,
  type Order,
  parsePath,
  printPath,
  readRecord,
} from '../kernel/index.ts';
import type { SetPosition } from './set-leaves.ts';
import { type Workout, workout } from './workout.ts';

/** A set that belongs to an exercise of the workout or routine. */
export interface PlacedSet<S> {
  readonly id: string;
  readonly set: S;
}

/** An exercise in a workout or a routine, with its sets in order. */
export interface PlacedExercise<E, S> {
  readonly id: string;
  readonly exercise: E;
  readonly sets: readonly PlacedSet<S>[];
}

export interface PlacedExercises<E, S> {
  readonly exercises: readonly PlacedExercise<E, S>[];
  /** Sets whose exercise does not exist. They are kept and shown so that no data is lost. */
  readonly unplacedSets: readonly PlacedSet<S>[];
}

export type WorkoutSet = PlacedSet<Workout['sets'][string]>;
export type WorkoutExercise = PlacedExercise<Workout['exercises'][string], Workout['sets'][string]>;
export type ExercisesOfWorkout = PlacedExercises<Workout['exercises'][string], Workout['sets'][string]>;

/** Returns whether a set was completed; `completedAt` can be 0. */
export function isDone({ set }: WorkoutSet): boolean {
  return (set.result?.completedAt ?? null) !== null;
}

/**
 * Returns the exercises of a workout in order, each with its sets in order.
 *
 * A removed exercise is left out with its sets. It comes back if one of its sets was written after the removal.
 */
export function workoutExercises(leaves: Leaves): ExercisesOfWorkout {
  return placedExercises(readRecord(workout, leaves).value, leaves);
}

interface Placeable {
  readonly place?: SetPosition | undefined;
}

interface Arranged {
  readonly order?: Order | undefined;
  readonly removedAt?: Instant | undefined;
}

/** Does the same as {@link workoutExercises} for any record that holds exercises and sets like a workout. */
export function placedExercises<E extends Arranged, S extends Placeable>(
  value: { readonly exercises: Readonly<Record<string, E>>; readonly sets: Readonly<Record<string, S>> },
  leaves: Leaves,
): PlacedExercises<E, S> {
  const sets = Object.entries(value.sets).map(([id, set]) => ({ id, set }));
  const setsByExercise = Map.groupBy(sets, ({ set }) => {
    const id = set.place?.exercise;
    return id !== undefined && Object.hasOwn(value.exercises, id) ? id : null;
  });
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

function isRemoved(
  { id, exercise, sets }: PlacedExercise<Arranged, Placeable>,
  leaves: Leaves,
  stampsBySet: ReadonlyMap<string, string>,
): boolean {
  if (exercise.removedAt === undefined) return false;
  const removal = leaves.get(printPath(['exercises', id, 'removedAt']))?.stamp ?? '';
  return sets.every((set) => (stampsBySet.get(set.id) ?? '') <= removal);
}

/** Maps each set id to the newest stamp of the set's leaves. */
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

function bySetOrder(a: PlacedSet<Placeable>, b: PlacedSet<Placeable>): number {
  return compareOrder({ id: a.id, order: a.set.place?.order }, { id: b.id, order: b.set.place?.order });
}

function byExerciseOrder(a: PlacedExercise<Arranged, Placeable>, b: PlacedExercise<Arranged, Placeable>): number {
  return compareOrder({ id: a.id, order: a.exercise.order }, { id: b.id, order: b.exercise.order });
}
