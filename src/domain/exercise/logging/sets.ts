import { compareOrder, copyPlain, type Instant, orderBetween } from '../../kernel/index.ts';
import type { SetResult } from '../set-leaves.ts';
import type { Workout } from '../workout.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';

/** What arranges exercises with sets: a workout, or the draft of a routine, whose sets have no results. */
export type Arranged = Pick<Workout, 'exercises' | 'sets'>;

/** Undoes what was done to a draft, in a later draft of the same record. */
export type Undo = (draft: Arranged) => void;

/** Whether a set was ticked off; done at the first instant there is counts too. */
export function isDone({ set }: WorkoutSet): boolean {
  return (set.result?.completedAt ?? null) !== null;
}

/**
 * Puts a set at the end of an exercise, with the load and so on of the one before it, to be done; after drops with those
 * of the set that they are of.
 */
export function addSet(draft: Arranged, { id, sets }: Pick<WorkoutExercise, 'id' | 'sets'>, setId: string): void {
  const before = (sets.findLast((set) => !isDrop(set)) ?? sets.at(-1))?.set;
  draft.sets[setId] = {
    place: { exercise: id, order: orderBetween(sets.at(-1)?.set.place?.order ?? null, null) },
    ...(before?.result !== undefined && { result: asToDo(before.result) }),
    ...(before?.result === undefined && before?.target !== undefined && { target: { ...before.target } }),
  };
}

function isDrop({ set }: WorkoutSet): boolean {
  return (set.place?.dropOf ?? null) !== null || (set.result?.kind ?? set.target?.kind) === 'drop';
}

/** Puts a set with less load right behind another, as a drop of it and to be done without a rest. */
export function addDropSet(
  draft: Arranged,
  of: WorkoutSet,
  { id, sets, load }: Pick<WorkoutExercise, 'sets'> & { readonly id: string } & Pick<SetResult, 'load'>,
): void {
  const { place } = of.set;
  if (place === undefined) return;
  const behind = sets[sets.findIndex((set) => set.id === of.id) + 1]?.set.place?.order ?? null;
  draft.sets[id] = {
    place: { exercise: place.exercise, order: orderBetween(place.order, behind), dropOf: place.dropOf ?? of.id },
    result: { kind: 'drop', ...(load !== undefined && { load }), completedAt: null },
  };
}

/** Writes part of what was done in a set; the rest of it stays as it is. */
export function changeResult(draft: Arranged, setId: string, change: Partial<SetResult>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  set.result = written({ kind: set.target?.kind ?? 'working', ...set.result, ...change });
}

/** The same change to several sets; each keeps what the change says nothing about. */
export function changeResults(draft: Arranged, setIds: readonly string[], change: Partial<SetResult>): Undo {
  const before = setIds.map((id) => [id, copyPlain(draft.sets[id]?.result)] as const);
  for (const id of setIds) changeResult(draft, id, change);
  return (later) => {
    for (const [id, result] of before) {
      const set = later.sets[id];
      if (set !== undefined) set.result = result;
    }
  };
}

/**
 * Ticks a set off.
 *
 * @param planned what stands there for it to be taken; what the person wrote goes before it
 */
export function completeSet(draft: Arranged, setId: string, at: Instant, planned: Partial<SetResult> = {}): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  set.result = written({ kind: 'working', ...written(planned), ...set.result, completedAt: at });
}

/** A set is to be done again; its numbers stay. */
export function reopenSet(draft: Arranged, setId: string): void {
  changeResult(draft, setId, { completedAt: null });
}

/** @returns puts them back as they were */
export function removeSets(draft: Arranged, setIds: readonly string[]): Undo {
  const removed = setIds.map((id) => [id, copyPlain(draft.sets[id])] as const);
  for (const id of setIds) delete draft.sets[id];
  return (later) => {
    for (const [id, set] of removed) if (set !== undefined) later.sets[id] = set;
  };
}

/** Moves a set among those of its exercise, by one place up (-1) or down (1). Only the moved set is written. */
export function moveSet(draft: Arranged, sets: readonly WorkoutSet[], setId: string, by: -1 | 1): void {
  const others = sets.filter(({ id }) => id !== setId);
  const to = sets.findIndex(({ id }) => id === setId) + by;
  const place = draft.sets[setId]?.place;
  if (place === undefined || to < 0 || to > others.length) return;
  place.order = orderBetween(others[to - 1]?.set.place?.order ?? null, others[to]?.set.place?.order ?? null);
}

/** Without what was emptied. */
function written<R extends Partial<SetResult>>(result: R): R {
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined)) as R;
}

/** How hard it was and which side was worked is for the person to say of each set anew. */
function asToDo({ rpe: _rpe, rir: _rir, ...result }: SetResult): SetResult {
  return { ...result, completedAt: null };
}

/** The place behind the last of those that are ordered. */
export function orderAtEnd(placed: Readonly<Record<string, { readonly order?: string | undefined }>>): string {
  const last = Object.entries(placed)
    .map(([id, { order }]) => ({ id, order }))
    .sort(compareOrder)
    .at(-1);
  return orderBetween(last?.order ?? null, null);
}
