import type { Instant, Order } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise } from '../workout-exercises.ts';
import { type InOrder, ordersToPlace } from './orders.ts';
import { addSet, orderAtEnd } from './sets.ts';

/** The ids of an exercise that comes into a workout, and of the set that it begins with. */
export interface NewExercise {
  readonly exercise: string;
  readonly set: string;
}

/** Puts an exercise at the end, with one set to begin with. */
export function addExercise(draft: Arranged, ids: NewExercise, key: string): void {
  draft.exercises[ids.exercise] = { exercise: key, order: orderAtEnd(draft.exercises) };
  addSet(draft, { id: ids.exercise, sets: [] }, ids.set);
}

/**
 * Takes an exercise out with its sets. They are kept: another device may be writing them just now, and then it comes
 * back.
 */
export function removeExercise(draft: Arranged, id: string, at: Instant): Undo {
  return undoable(draft, () => {
    const exercise = draft.exercises[id];
    if (exercise !== undefined) exercise.removedAt = at;
  });
}

/**
 * Moves an exercise. Only the moved one is written, as long as the others have orders of their own.
 *
 * @param exercises those of the workout, in their order
 * @param to its place among the others, 0 for the top
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

/** Leaves an exercise out this time, or takes it up again. */
export function skipExercise(draft: Arranged, id: string, skipped: boolean): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.skipped = skipped ? true : undefined;
}

/**
 * Does another exercise in place of one. Sets that are done stay with the exercise in which they were done: then the
 * other one comes right behind it and takes the sets that are still to do. Loads are not taken over, since they say
 * nothing about another exercise; repetitions, times and effort are.
 *
 * @param ids of the other exercise in the workout, and of its one set, where they are new
 * @returns the way back, which does nothing once a set was done in the other exercise: it stays one of that
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
    // sets that were added to the other exercise since are kept, and need one that is there
    for (const [, set] of there()) if (set.place !== undefined) set.place = { ...set.place, exercise: id };
  };
}

function withoutLoad(target: SetTarget | undefined): SetTarget | undefined {
  if (target === undefined) return undefined;
  const { load: _load, share: _share, distance: _distance, ...rest } = target;
  return rest;
}
