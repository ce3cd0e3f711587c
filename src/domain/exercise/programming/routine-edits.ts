import { copyPlain, type Leaves, orderBetween } from '../../kernel/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import type { Routine } from '../routine.ts';
import type { SetTarget } from '../set-leaves.ts';
import { routineExercises } from './routine-exercises.ts';

/** Changes part of what a set is planned to be; what the change has as `undefined` is taken out of it. */
export function changeTarget(draft: Routine, setId: string, change: Partial<SetTarget>): void {
  const set = draft.sets[setId];
  if (set === undefined) return;
  const target = { ...set.target, ...change };
  set.target = Object.fromEntries(Object.entries(target).filter(([, value]) => value !== undefined));
}

/** Says how an exercise of a routine goes on; null where nothing but the plan does. */
export function setProgression(draft: Routine, id: string, rule: ProgressionRule | null): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.progression = rule ?? undefined;
}

/**
 * Fills an empty routine with what another one plans, under new ids and in the same folder.
 *
 * @param of the other one, with its details
 * @param newId a new id at each call
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
