import { isContinuation, kindOf } from '../set-kinds.ts';
import type { SetResult } from '../set-leaves.ts';
import { setRows } from '../set-rows.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';
import { ordersToPlace } from './orders.ts';
import { addSet, changeResult } from './sets.ts';

type Sets = Pick<WorkoutExercise, 'id' | 'sets'>;

/** Appends a set like the last one, or a set of each side if the last row has both. */
export function addRow(draft: Arranged, { id, sets }: Sets, newId: () => string): void {
  const times = setRows(sets).at(-1)?.length ?? 1;
  let known = sets;
  for (let time = 0; time < times; time++) {
    const added = newId();
    addSet(draft, { id, sets: known }, added);
    known = [...known, { id: added, set: draft.sets[added] ?? {} }];
  }
}

/** Returns whether an exercise has pending sets that can be done one side at a time, and are not yet. */
export function canSplitSides(sets: readonly WorkoutSet[]): boolean {
  return sets.some(isToSplit);
}

/** Returns whether a pending row of an exercise has both sides. */
export function hasSplitSides(sets: readonly WorkoutSet[]): boolean {
  return pendingPairs(sets).length > 0;
}

/**
 * Makes each pending set one of the left side and adds one of the right side. The added set has no target, because the
 * plan asks for one set: the weaker side decides whether it was met.
 */
export function splitSides(draft: Arranged, { id, sets }: Sets, newId: () => string): Undo {
  return undoable(draft, () => {
    let known = sets;
    for (const set of sets.filter(isToSplit)) {
      const added = newId();
      const at = known.findIndex((each) => each.id === set.id) + 1;
      const inOrder = known.map((each) => ({ id: each.id, order: draft.sets[each.id]?.place?.order ?? null }));
      for (const [moved, order] of ordersToPlace(added, inOrder, at)) {
        const place = draft.sets[moved]?.place;
        if (place !== undefined) place.order = order;
        else draft.sets[moved] = { place: { exercise: id, order } };
      }
      const { rpe: _rpe, rir: _rir, ...result }: Partial<SetResult> = set.set.result ?? {};
      changeResult(draft, set.id, { side: 'left' });
      changeResult(draft, added, { kind: kindOf(set.set) ?? 'working', ...result, side: 'right' });
      known = known.toSpliced(at, 0, { id: added, set: draft.sets[added] ?? {} });
    }
  });
}

/** Makes each pending pair one set again, with the values of the left side. */
export function joinSides(draft: Arranged, { sets }: Sets): Undo {
  return undoable(draft, () => {
    for (const [left, right] of pendingPairs(sets)) {
      changeResult(draft, left.id, { side: undefined });
      delete draft.sets[right.id];
    }
  });
}

function isToSplit(set: WorkoutSet): boolean {
  return !isDone(set) && !isContinuation(set) && set.set.result?.side === undefined;
}

function pendingPairs(sets: readonly WorkoutSet[]): readonly (readonly [WorkoutSet, WorkoutSet])[] {
  return setRows(sets).flatMap((row) => (row.length === 2 && !row.some(isDone) ? [row] : []));
}
