import { copyPlain, type Instant, orderBetween } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import type { WorkoutExercise } from '../workout-exercises.ts';
import { type Arranged, addSet, isDone, orderAtEnd, type Undo } from './sets.ts';

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
  setRemovedAt(draft, id, at);
  return (later) => setRemovedAt(later, id, undefined);
}

/**
 * Moves an exercise. Only the moved one is written.
 *
 * @param exercises those of the workout, in their order
 * @param to its place among the others, 0 for the top
 */
export function moveExercise(draft: Arranged, exercises: readonly WorkoutExercise[], id: string, to: number): void {
  const others = exercises.filter((each) => each.id !== id);
  const moved = draft.exercises[id];
  if (moved === undefined) return;
  moved.order = orderBetween(others[to - 1]?.exercise.order ?? null, others[to]?.exercise.order ?? null);
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
 */
export function swapExercise(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { id, to, ids }: { readonly id: string; readonly to: string; readonly ids: NewExercise },
): Undo {
  const before = copyPlain({ exercise: draft.exercises[id], sets: draft.sets });
  const at = exercises.findIndex((each) => each.id === id);
  const swapped = exercises[at];
  const entry = draft.exercises[id];
  if (swapped === undefined || entry === undefined) return () => {};
  const toDo = swapped.sets.filter((set) => !isDone(set));
  const place = toDo.length === swapped.sets.length ? id : ids.exercise;
  if (place === id) {
    entry.swappedFrom ??= entry.exercise;
    entry.exercise = to;
  } else {
    const order = orderBetween(entry.order ?? null, exercises[at + 1]?.exercise.order ?? null);
    draft.exercises[place] = { ...entry, exercise: to, order, swappedFrom: entry.exercise, remark: undefined };
    if (toDo.length === 0) addSet(draft, { id: place, sets: [] }, ids.set);
  }
  for (const set of toDo) {
    const moved = draft.sets[set.id];
    if (moved?.place === undefined) continue;
    moved.place.exercise = place;
    moved.target = withoutLoad(moved.target);
    moved.result = undefined;
  }
  return (later) => {
    delete later.exercises[ids.exercise];
    delete later.sets[ids.set];
    if (before.exercise !== undefined) later.exercises[id] = before.exercise;
    for (const { id: setId } of toDo) {
      const set = before.sets[setId];
      if (set !== undefined) later.sets[setId] = set;
    }
  };
}

function withoutLoad(target: SetTarget | undefined): SetTarget | undefined {
  if (target === undefined) return undefined;
  const { load: _load, share: _share, distance: _distance, ...rest } = target;
  return rest;
}

function setRemovedAt(draft: Arranged, id: string, at: Instant | undefined): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.removedAt = at;
}
