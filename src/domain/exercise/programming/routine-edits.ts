import { copyPlain, type Leaves, orderBetween } from '../../kernel/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import type { Routine } from '../routine.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type RoutineExercise, routineExercises } from './routine-exercises.ts';
import type { TypedPlan } from './typed-plan.ts';

/** Changes part of a set's target; an `undefined` field in the change is removed. */
export function changeTarget(draft: Routine, setId: string, change: Partial<SetTarget>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  const target = { ...set.target, ...change };
  set.target = Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined));
}

/**
 * Replaces the sets of an exercise by equal ones.
 *
 * @param newId returns a new id on each call
 */
export function planSets(
  draft: Routine,
  { id, sets: before }: Pick<RoutineExercise, 'id' | 'sets'>,
  { sets, target }: TypedPlan,
  newId: () => string,
): void {
  for (const set of before) delete draft.sets[set.id];
  let order = orderBetween(null, null);
  for (let count = 0; count < sets; count += 1) {
    draft.sets[newId()] = { place: { exercise: id, order }, target: copyPlain(target) };
    order = orderBetween(order, null);
  }
}

/** Sets the progression of an exercise in a routine; null leaves only the plan. */
export function setProgression(draft: Routine, id: string, rule: ProgressionRule | null): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.progression = rule ?? undefined;
}

/**
 * Copies the plan of another routine into an empty one, with new ids and in the same folder.
 *
 * @param of the other routine, including its record content
 * @param newId returns a new id on each call
 */
export function duplicateRoutine(
  draft: Routine,
  of: { readonly value: Routine; readonly leaves: Leaves },
  { name, order, newId }: { readonly name: string; readonly order: string; readonly newId: () => string },
): void {
  const { folder, remark } = of.value;
  Object.assign(draft, { name, folder, remark, order });
  const supersets = new Map<string, string>();
  const copyOf = (superset: string) => {
    const known = supersets.get(superset) ?? newId();
    supersets.set(superset, known);
    return known;
  };
  for (const { exercise, sets } of routineExercises(of.leaves).exercises) {
    const id = newId();
    const { superset, removedAt: _back, ...rest } = copyPlain(exercise);
    draft.exercises[id] = { ...rest, ...(superset !== undefined && { superset: copyOf(superset) }) };
    const copies = new Map(sets.map((set) => [set.id, newId()]));
    for (const { id: setId, set } of sets) {
      const dropOf = copies.get(set.place?.dropOf ?? '');
      draft.sets[copies.get(setId) as string] = {
        place: { exercise: id, order: set.place?.order ?? orderBetween(null, null), ...(dropOf && { dropOf }) },
        ...(set.target !== undefined && { target: copyPlain(set.target) }),
      };
    }
  }
}
