import { copyPlain, orderBetween } from '../../kernel/index.ts';
import type { SetResult, SetTarget } from '../set-leaves.ts';
import type { Arranged } from '../undoable.ts';
import type { WorkoutExercise, WorkoutSet } from '../workout-exercises.ts';

interface Copying {
  /** Returns a new id on each call. */
  readonly newId: () => string;
  /** Gets a set and all sets of its exercise. Null leaves the set out. */
  readonly target: (set: WorkoutSet, sets: readonly WorkoutSet[]) => SetTarget | null | undefined;
  readonly side?: (set: WorkoutSet) => SetResult['side'];
  /** The remark that the copy of an exercise keeps. */
  readonly remark?: (exercise: WorkoutExercise['exercise']) => string | undefined;
}

/**
 * Copies the exercises of a workout or a routine into another one, with targets and no results. The copies have orders
 * of their own, because two exercises or sets that share one are in the order of their ids, which are new.
 */
export function copyExercises(
  draft: Arranged,
  exercises: readonly WorkoutExercise[],
  { newId, target, side, remark }: Copying,
): void {
  let order = orderBetween(null, null);
  for (const { exercise, sets } of exercises) {
    const id = newId();
    const { exercise: key, superset, restSeconds } = exercise;
    const kept = remark?.(exercise);
    draft.exercises[id] = {
      exercise: key,
      order,
      superset,
      restSeconds,
      ...(kept !== undefined && { remark: kept }),
    };
    order = orderBetween(order, null);
    const taken = sets.filter((set) => target(set, sets) !== null);
    const copies = new Map(taken.map((set) => [set.id, newId()]));
    let setOrder = orderBetween(null, null);
    for (const set of taken) {
      const dropOf = copies.get(set.set.place?.dropOf ?? '');
      const planned = target(set, sets);
      const sideOf = side?.(set);
      draft.sets[copies.get(set.id) as string] = {
        place: { exercise: id, order: setOrder, ...(dropOf !== undefined && { dropOf }) },
        ...(planned && { target: copyPlain(planned) }),
        ...(sideOf !== undefined && { result: { kind: planned?.kind ?? 'working', side: sideOf, completedAt: null } }),
      };
      setOrder = orderBetween(setOrder, null);
    }
  }
}

/** Returns the target that asks for what was done, apart from the effort. */
export function targetOf({ kind, load, reps, seconds, distance }: SetResult): SetTarget {
  return {
    kind,
    ...(load !== undefined && { load }),
    ...(reps !== undefined && { reps: { min: reps, max: reps } }),
    ...(seconds !== undefined && { seconds }),
    ...(distance !== undefined && { distance }),
  };
}
