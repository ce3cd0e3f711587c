import type { Leaves } from '../../kernel/index.ts';
import type { Routine } from '../routine.ts';
import { continuesSet, kindOf } from '../set-kinds.ts';
import type { SetTarget } from '../set-leaves.ts';
import { isDone, type WorkoutExercise, type WorkoutSet, workoutExercises } from '../workout-exercises.ts';
import { copyExercises, targetOf } from './copy-exercises.ts';

interface SavedRoutine {
  readonly name: string;
  readonly order: string;
  /** The routine from which the workout was started, if it still exists. */
  readonly source?: { readonly leaves: Leaves } | undefined;
  /** Returns a new id on each call. */
  readonly newId: () => string;
}

/**
 * Writes what was done in a workout into an empty routine, from which the same can be started again. The completed sets
 * of an exercise become its planned ones. An exercise without a completed set, such as a skipped one, keeps its plan.
 *
 * Instructions from the source routine are kept, observations from the workout are not.
 */
export function saveAsRoutine(
  draft: Routine,
  { leaves }: { readonly leaves: Leaves },
  { name, order, source, newId }: SavedRoutine,
): void {
  draft.name = name;
  draft.order = order;
  const sourceExercises = source === undefined ? [] : workoutExercises(source.leaves).exercises;
  const exercises = workoutExercises(leaves).exercises.map((each) => ({ ...each, sets: setsToPlan(each) }));
  copyExercises(draft, exercises, {
    newId,
    target: plannedTarget,
    remark: ({ exercise: key, remark }) =>
      sourceExercises.some(({ exercise }) => exercise.exercise === key && exercise.remark === remark)
        ? remark
        : undefined,
  });
}

/** Returns the completed sets, or all if there are none. A plan asks once for a set of both sides. */
function setsToPlan({ sets }: WorkoutExercise): readonly WorkoutSet[] {
  const done = sets.filter(isDone);
  const asked = done.length > 0 ? done : sets;
  const lefts = leftOfRight(asked);
  const planned = new Set(asked.map((each) => lefts.get(each.id) ?? each));
  const ids = new Set(Array.from(planned, ({ id }) => id));
  return Array.from(planned, (each) => {
    const dropOf = each.set.place?.dropOf ?? null;
    const parent = lefts.get(dropOf ?? '')?.id ?? dropOf;
    if (parent === null || ids.has(parent)) return withDropOf(each, parent);
    return isDone(each) ? withoutDrop(each) : each;
  });
}

/** Maps the id of each set of the right side to the set of the left side that it belongs to, whenever it was done. */
function leftOfRight(sets: readonly WorkoutSet[]): ReadonlyMap<string, WorkoutSet> {
  const ofSide = (side: 'left' | 'right') =>
    Map.groupBy(
      sets.filter(({ set }) => set.result?.side === side),
      ({ set }) => kindOf(set),
    );
  const lefts = ofSide('left');
  const pairs = Array.from(ofSide('right'), ([kind, rights]) =>
    rights.flatMap((right, at) => {
      const left = lefts.get(kind)?.[at];
      return left === undefined ? [] : [[right.id, left] as const];
    }),
  );
  return new Map(pairs.flat());
}

function withDropOf({ id, set }: WorkoutSet, dropOf: string | null): WorkoutSet {
  return { id, set: { ...set, ...(set.place && { place: { ...set.place, dropOf } }) } };
}

/** A drop or rest-pause set of a set that was not done is a working set. */
function withoutDrop(each: WorkoutSet): WorkoutSet {
  const { id, set } = withDropOf(each, null);
  return { id, set: { ...set, ...(continuesSet(set.result?.kind) && { result: { ...set.result, kind: 'working' } }) } };
}

function plannedTarget(each: WorkoutSet): SetTarget | undefined {
  const { result, target } = each.set;
  if (result === undefined || (target !== undefined && !isDone(each))) return target;
  const asked = targetOf(result);
  // the repetitions of an AMRAP set are planned as a minimum
  return result.kind === 'amrap' && result.reps !== undefined ? { ...asked, reps: { min: result.reps } } : asked;
}
