import type { Programme } from '../programme.ts';
import type { SetTarget } from '../set-leaves.ts';
import { type Loadable, nearestLoad, quantityOfLoad } from './loadable.ts';
import type { NextExercise, NextSet } from './next-exercise.ts';
import { isWorkingTarget, type PlannedSet } from './routine-exercises.ts';

/**
 * Returns the share by which the loads of a week or rotation are reduced; null if it is not a deload.
 *
 * @param week from 1
 */
export function deloadShareIn({ deloadWeeks }: Pick<Programme, 'deloadWeeks'>, week: number): number | null {
  return deloadWeeks !== undefined && week % deloadWeeks.every === 0 ? deloadWeeks.share : null;
}

/**
 * Returns the session of a deload: the next loads reduced by a share, with the plan's repetitions and without a target
 * effort. Assistance grows by the same share, and body weight alone is unchanged.
 *
 * @param planned the sets of the routine
 */
export function inDeload(
  next: NextExercise,
  share: number,
  { sets: planned, loadable }: { readonly sets: readonly PlannedSet[]; readonly loadable: Loadable },
): NextExercise {
  const plannedById = new Map(planned.map(({ id, target }) => [id, target]));
  const top = heaviest(next.sets.filter(({ target }) => isWorkingTarget(target)));
  return {
    ...next,
    reason: { code: 'deload-week', share, from: top },
    sets: next.sets.map((set) => lighterSet(set, plannedById.get(set.id), { share, loadable })),
  };
}

function lighterSet(
  { id, target }: NextSet,
  planned: SetTarget | undefined,
  { share, loadable }: { readonly share: number; readonly loadable: Loadable },
): NextSet {
  const { rpe: _rpe, rir: _rir, load, ...rest } = target;
  const reps = easyReps(target, planned);
  const kind = rest.kind === 'amrap' || rest.kind === 'failure' ? 'working' : rest.kind;
  const easy: SetTarget = { ...rest, ...(kind !== undefined && { kind }), ...(reps !== undefined && { reps }) };
  if (load === undefined) return { id, target: easy, exact: null };
  const exact = load.si - share * Math.abs(load.si);
  return { id, target: { ...easy, load: quantityOfLoad(nearestLoad(exact, loadable), loadable) }, exact };
}

/** Returns the lower end of the planned repetitions: a deload neither works up a range nor has open-ended sets. */
function easyReps(target: SetTarget, planned: SetTarget | undefined): SetTarget['reps'] {
  if (target.kind === 'amrap' || target.kind === 'failure') {
    const least = target.reps?.min ?? target.reps?.max;
    return least === undefined ? target.reps : { min: least, max: least };
  }
  return target.share === undefined ? (planned?.reps ?? target.reps) : target.reps;
}

function heaviest(sets: readonly NextSet[]): number | null {
  const loads = sets.flatMap(({ target }) => target.load?.si ?? []);
  return loads.length === 0 ? null : Math.max(...loads);
}
