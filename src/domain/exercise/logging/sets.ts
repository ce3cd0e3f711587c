import { compareOrder, type Instant, type Order, orderBetween } from '../../kernel/index.ts';
import { continuesSet, isContinuation } from '../set-kinds.ts';
import type { SetResult } from '../set-leaves.ts';
import { setRows } from '../set-rows.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';
import { type InOrder, ordersToPlace } from './orders.ts';

/**
 * Appends a pending set to an exercise, with the load and other values of the set before it. After drop sets it copies
 * the set that they belong to.
 */
export function addSet(draft: Arranged, { id, sets }: Pick<WorkoutExercise, 'id' | 'sets'>, setId: string): void {
  const before = (sets.findLast((set) => !isContinuation(set)) ?? sets.at(-1))?.set;
  draft.sets[setId] = {
    place: { exercise: id, order: orderBetween(sets.at(-1)?.set.place?.order ?? null, null) },
    ...(before?.result !== undefined && { result: asToDo(before.result) }),
    ...(before?.result === undefined && before?.target !== undefined && { target: { ...before.target } }),
  };
}

/** Inserts a pending set with less load right after another, as a drop set without a rest. */
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
 * Changes part of the result of a set and keeps the rest. A drop or rest-pause set that becomes another kind of set is
 * detached from its main set.
 */
export function changeResult(draft: Arranged, setId: string, change: Partial<SetResult>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  if (change.kind !== undefined && !continuesSet(change.kind) && set.place?.dropOf != null) {
    const { exercise, order } = set.place;
    set.place = { exercise, order };
  }
  set.result = written({ kind: set.target?.kind ?? 'working', ...set.result, ...change });
}

/**
 * Fills in values of a pending set. A completed set keeps what the user did, whatever the screen showed when they pressed
 * the button.
 */
export function fillIn(draft: Arranged, setId: string, values: Partial<SetResult>): void {
  if (draft.sets[setId]?.result?.completedAt == null) changeResult(draft, setId, values);
}

/** Applies the same change to several sets; each keeps its other values. */
export function changeResults(draft: Arranged, setIds: readonly string[], change: Partial<SetResult>): Undo {
  return undoable(draft, () => {
    for (const id of setIds) changeResult(draft, id, change);
  });
}

/**
 * Completes a set. A completed set keeps its values and its time.
 *
 * @param planned the placeholder values; values that the user entered take precedence
 */
export function completeSet(draft: Arranged, setId: string, at: Instant, planned: Partial<SetResult> = {}): void {
  const set = draft.sets[setId];
  if (set === undefined || set.result?.completedAt != null) return;
  set.result = written({ kind: set.target?.kind ?? 'working', ...written(planned), ...set.result, completedAt: at });
}

/** Reopens a completed set; its numbers stay. */
export function reopenSet(draft: Arranged, setId: string): void {
  changeResult(draft, setId, { completedAt: null });
}

/** @returns an undo function */
export function removeSets(draft: Arranged, setIds: readonly string[]): Undo {
  return undoable(draft, () => {
    for (const id of setIds) delete draft.sets[id];
  });
}

/**
 * Moves a set within its exercise, one row up (-1) or down (1), together with the other side in its row. Writes only
 * the moved sets if the others have distinct orders.
 */
export function moveSet(draft: Arranged, sets: readonly WorkoutSet[], setId: string, by: -1 | 1): void {
  const rows = setRows(sets);
  const at = rows.findIndex((row) => row.some(({ id }) => id === setId));
  const row = rows[at];
  const others = rows.filter((each) => each !== row);
  const to = at + by;
  if (row === undefined || to < 0 || to > others.length) return;
  const ordered = others.flat().map(inOrder);
  const index = others.slice(0, to).flat().length;
  for (const [offset, { id }] of row.entries()) {
    const orders = ordersToPlace(id, ordered, index + offset);
    writeOrders(draft, orders);
    ordered.splice(index + offset, 0, { id, order: orders.get(id) ?? null });
  }
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

/** Drops fields that were cleared. */
function written<R extends Partial<SetResult>>(result: R): R {
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== undefined)) as R;
}

/**
 * Copies a result for a pending set. Drops the effort, which the user has to judge for each set, and switches sides.
 */
function asToDo({ rpe: _rpe, rir: _rir, side, ...result }: SetResult): SetResult {
  const next = side === 'left' ? 'right' : side === 'right' ? 'left' : side;
  return { ...result, ...(next !== undefined && { side: next }), completedAt: null };
}

/** Returns an order after the last of the existing entries. */
export function orderAtEnd(placed: Readonly<Record<string, { readonly order?: string | undefined }>>): string {
  const last = Object.entries(placed)
    .map(([id, { order }]) => ({ id, order }))
    .sort(compareOrder)
    .at(-1);
  return orderBetween(last?.order ?? null, null);
}
