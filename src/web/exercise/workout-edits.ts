import type { SetResult, Workout, WorkoutExercise, WorkoutSet } from '#domain/exercise/index.ts';
import { compareOrder, type Instant, orderBetween } from '#domain/kernel/index.ts';

/** Puts an exercise at the end, with one set to begin with. */
export function addExercise(
  draft: Workout,
  ids: { readonly exercise: string; readonly set: string },
  key: string,
): void {
  const last = Object.entries(draft.exercises)
    .map(([id, { order }]) => ({ id, order }))
    .sort(compareOrder)
    .at(-1);
  draft.exercises[ids.exercise] = { exercise: key, order: orderBetween(last?.order ?? null, null) };
  addSet(draft, { id: ids.exercise, sets: [] }, ids.set);
}

/** Puts a set at the end of an exercise, with the load and so on of the one before it, to be done. */
export function addSet(draft: Workout, { id, sets }: Pick<WorkoutExercise, 'id' | 'sets'>, setId: string): void {
  const before = sets.at(-1)?.set;
  draft.sets[setId] = {
    place: { exercise: id, order: orderBetween(before?.place?.order ?? null, null) },
    ...(before?.result !== undefined && { result: asToDo(before.result) }),
  };
}

/** Writes part of what was done in a set; the rest of it stays as it is. */
export function changeResult(draft: Workout, setId: string, change: Partial<SetResult>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  const result: SetResult = { kind: 'working', ...set.result, ...change };
  const written = Object.entries(result).filter(([, value]) => value !== undefined);
  set.result = Object.fromEntries(written) as SetResult; // the same type without what was emptied
}

export function completeSet(draft: Workout, setId: string, completedAt: Instant | null): void {
  changeResult(draft, setId, { completedAt });
}

/** @returns puts it back as it was */
export function removeSet(draft: Workout, setId: string): (draft: Workout) => void {
  const removed = structuredClone(draft.sets[setId]);
  delete draft.sets[setId];
  return (later) => {
    if (removed !== undefined) later.sets[setId] = removed;
  };
}

export function isDone({ set }: WorkoutSet): boolean {
  return (set.result?.completedAt ?? null) !== null;
}

/** How hard it was and which side was worked is for the person to say of each set anew. */
function asToDo({ rpe: _rpe, rir: _rir, ...result }: SetResult): SetResult {
  return { ...result, completedAt: null };
}
