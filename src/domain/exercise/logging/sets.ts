import { compareOrder, type Instant, type Order, orderBetween } from '../../kernel/index.ts';
import { isDrop } from '../rounds.ts';
import type { SetResult } from '../set-leaves.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';
import { type InOrder, ordersToPlace } from './orders.ts';

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

/** Puts a set with less load right behind another, as a drop of it and to be done without a rest. */
export function addDropSet(
  draft: Arranged,
  of: WorkoutSet,
  { id, sets, load }: Pick<WorkoutExercise, 'sets'> & { readonly id: string } & Pick<SetResult, 'load'>,
): void {
  const { place } = of.set;
  if (place === undefined) return;
  const orders = ordersToPlace(id, sets.map(inOrder), sets.findIndex((set) => set.id === of.id) + 1);
  writeOrders(draft, orders);
  draft.sets[id] = {
    place: { exercise: place.exercise, order: orders.get(id) ?? place.order, dropOf: place.dropOf ?? of.id },
    result: { kind: 'drop', ...(load !== undefined && { load }), completedAt: null },
  };
}

/**
 * Writes part of what was done in a set; the rest of it stays as it is. A drop that becomes another kind of set belongs to
 * none any more.
 */
export function changeResult(draft: Arranged, setId: string, change: Partial<SetResult>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  if (change.kind !== undefined && change.kind !== 'drop' && set.place?.dropOf != null) {
    const { exercise, order } = set.place;
    set.place = { exercise, order };
  }
  set.result = written({ kind: set.target?.kind ?? 'working', ...set.result, ...change });
}

/** The same change to several sets; each keeps what the change says nothing about. */
export function changeResults(draft: Arranged, setIds: readonly string[], change: Partial<SetResult>): Undo {
  return undoable(draft, () => {
    for (const id of setIds) changeResult(draft, id, change);
  });
}

/**
 * Ticks a set off.
 *
 * @param planned what stands there for it to be taken; what the person wrote goes before it
 */
export function completeSet(draft: Arranged, setId: string, at: Instant, planned: Partial<SetResult> = {}): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  set.result = written({ kind: set.target?.kind ?? 'working', ...written(planned), ...set.result, completedAt: at });
}

/** A set is to be done again; its numbers stay. */
export function reopenSet(draft: Arranged, setId: string): void {
  changeResult(draft, setId, { completedAt: null });
}

/** @returns puts them back as they were */
export function removeSets(draft: Arranged, setIds: readonly string[]): Undo {
  return undoable(draft, () => {
    for (const id of setIds) delete draft.sets[id];
  });
}

/**
 * Moves a set among those of its exercise, by one place up (-1) or down (1). Only the moved set is written, as long as
 * the others have orders of their own.
 */
export function moveSet(draft: Arranged, sets: readonly WorkoutSet[], setId: string, by: -1 | 1): void {
  const others = sets.filter(({ id }) => id !== setId);
  const to = sets.findIndex(({ id }) => id === setId) + by;
  if (to < 0 || to > others.length) return;
  writeOrders(draft, ordersToPlace(setId, others.map(inOrder), to));
}

function writeOrders(draft: Arranged, orders: ReadonlyMap<string, Order>): void {
  for (const [id, order] of orders) {
    const place = draft.sets[id]?.place;
    if (place !== undefined) place.order = order;
  }
}

function inOrder({ id, set }: WorkoutSet): InOrder {
  return { id, order: set.place?.order ?? null };
}

/** Without what was emptied. */
function written<R extends Partial<SetResult>>(result: R): R {
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined)) as R;
}

/** How hard it was is for the person to say of each set anew. After one side comes the other. */
function asToDo({ rpe: _rpe, rir: _rir, side, ...result }: SetResult): SetResult {
  const next = side === 'left' ? 'right' : side === 'right' ? 'left' : side;
  return { ...result, ...(next !== undefined && { side: next }), completedAt: null };
}

/** The place behind the last of those that are ordered. */
export function orderAtEnd(placed: Readonly<Record<string, { readonly order?: string | undefined }>>): string {
  const last = Object.entries(placed)
    .map(([id, { order }]) => ({ id, order }))
    .sort(compareOrder)
    .at(-1);
  return orderBetween(last?.order ?? null, null);
}
