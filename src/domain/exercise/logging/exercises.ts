import type { Instant, Order } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';
import { type InOrder, ordersToPlace } from './orders.ts';
import { addSet, orderAtEnd } from './sets.ts';

/** The ids for a new exercise in a workout and for its first set. */
export interface NewExercise {
  readonly exercise: string;
  readonly set: string;
}

/** Appends an exercise with one set. */
export function addExercise(draft: Arranged, ids: NewExercise, key: string): void {
  draft.exercises[ids.exercise] = { exercise: key, order: orderAtEnd(draft.exercises) };
  addSet(draft, { id: ids.exercise, sets: [] }, ids.set);
}

/**
 * Removes an exercise with its sets. The sets stay stored, because another device may be writing to them. If it does,
 * the exercise comes back.
 */
export function removeExercise(draft: Arranged, id: string, at: Instant): Undo {
  return undoable(draft, () => {
    const exercise = draft.exercises[id];
    if (exercise !== undefined) exercise.removedAt = at;
  });
}

/**
 * Moves an exercise. Writes only the moved one if the others have distinct orders.
 *
 * @param exercises those of the workout, in order
 * @param to its index among the others, 0 for the top
 */
export function moveExercise(draft: Arranged, exercises: readonly WorkoutExercise[], id: string, to: number): void {
  const others = exercises.filter((each) => each.id !== id);
  writeOrders(draft, ordersToPlace(id, others.map(inOrder), to));
}

function writeOrders(draft: Arranged, orders: ReadonlyMap<string, Order>): void {
  for (const [id, order] of orders) {
    const exercise = draft.exercises[id];
    if (exercise !== undefined) exercise.order = order;
  }
}

function inOrder({ id, exercise }: WorkoutExercise): InOrder {
  return { id, order: exercise.order ?? null };
}

/** Marks an exercise as skipped in this workout, or as not skipped. */
export function skipExercise(draft: Arranged, id: string, skipped: boolean): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.skipped = skipped ? true : undefined;
}

/**
 * Swaps one exercise for another. Completed sets stay with their exercise; the new one is then inserted right after it
 * and takes the remaining sets. Repetitions, times and effort are copied; loads are not, because they do not transfer
 * to another exercise.
 *
 * @param ids for the new exercise in the workout and for its one set, if they are needed
 * @returns an undo function. It does nothing once a set was completed in the new exercise.
 */
export function swapExercise(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { id, to, ids }: { readonly id: string; readonly to: string; readonly ids: NewExercise },
): Undo {
  const at = exercises.findIndex((each) => each.id === id);
  const swapped = exercises[at];
  const entry = draft.exercises[id];
  if (swapped === undefined || entry === undefined) return () => {};
  const toDo = swapped.sets.filter((set) => !isDone(set));
  const place = toDo.length === swapped.sets.length ? id : ids.exercise;
  const putBack = undoable(draft, () => {
    if (place === id) {
      const from = entry.swappedFrom ?? entry.exercise;
      entry.swappedFrom = from === to ? undefined : from;
      entry.exercise = to;
    } else {
      const { superset, restSeconds, exercise: from } = entry;
      draft.exercises[place] = { exercise: to, superset, restSeconds, swappedFrom: from };
      writeOrders(draft, ordersToPlace(place, exercises.map(inOrder), at + 1));
      if (toDo.length === 0) addSet(draft, { id: place, sets: [] }, ids.set);
    }
    for (const set of toDo) {
      const moved = draft.sets[set.id];
      if (moved?.place === undefined) continue;
      moved.place.exercise = place;
      moved.target = withoutLoad(moved.target);
      moved.result = undefined;
    }
  });
  return (later) => {
    const there = () => Object.entries(later.sets).filter(([, set]) => set.place?.exercise === place);
    if (there().some(([setId, set]) => isDone({ id: setId, set }))) return;
    putBack(later);
    // Sets that were added to the new exercise since then are kept, and need an exercise to belong to.
    for (const [, set] of there()) if (set.place !== undefined) set.place = { ...set.place, exercise: id };
  };
}

function withoutLoad(target: SetTarget | undefined): SetTarget | undefined {
  if (target === undefined) return undefined;
  const { load: _load, share: _share, distance: _distance, ...rest } = target;
  return rest;
}
