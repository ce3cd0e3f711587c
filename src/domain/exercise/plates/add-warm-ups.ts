import { type Kilograms, kilograms, orderBetween, type Quantity, roundedIn, toSi } from '../../kernel/index.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';
import type { LoadMeans } from './load-means.ts';
import { type WarmUpSet, warmUpRamp } from './warm-up.ts';

/**
 * Returns the warm-up for an exercise, up to its heaviest planned or entered set that is not itself a warm-up.
 *
 * @returns empty if the exercise already has a warm-up or has no load
 */
export function warmUpFor(sets: readonly WorkoutSet[], means: LoadMeans): readonly WarmUpSet[] {
  if (sets.some(isWarmUp)) return [];
  const loads = sets.flatMap((set) => loadOf(set) ?? []);
  return loads.length === 0 ? [] : warmUpRamp(kilograms(Math.max(...loads)), means);
}

/**
 * Returns the load to put on the bar now: that of the first pending set, or of the last set if all are completed.
 *
 * @returns null if that set has no planned or entered load
 */
export function loadToDo(sets: readonly WorkoutSet[]): Kilograms | null {
  const next = sets.find((set) => !isDone(set)) ?? sets.at(-1);
  const load = next === undefined ? null : loadOf(next);
  return load === null ? null : kilograms(load);
}

/**
 * Inserts pending warm-up sets before the sets of an exercise.
 *
 * @param unit of the written loads
 * @param newId returns the id of each set
 * @returns an undo function, which keeps sets that were completed in the meantime
 */
export function addWarmUps(
  draft: Arranged,
  { id, sets }: Pick<WorkoutExercise, 'id' | 'sets'>,
  ramp: readonly WarmUpSet[],
  { unit, newId }: { readonly unit: 'kg' | 'lb'; readonly newId: () => string },
): Undo {
  const first = sets[0]?.set.place?.order ?? null;
  return undoable(draft, () => {
    let before: string | null = null;
    for (const { load, reps } of ramp) {
      const order: string = orderBetween(before, first);
      draft.sets[newId()] = {
        place: { exercise: id, order },
        result: { kind: 'warmUp', load: writtenIn(load, unit), reps, completedAt: null },
      };
      before = order;
    }
  });
}

/** The entered load, else the planned one; 0 is a load. */
function loadOf({ set }: WorkoutSet): number | null {
  return set.result?.load?.si ?? set.target?.load?.si ?? null;
}

function isWarmUp({ set }: WorkoutSet): boolean {
  return (set.result?.kind ?? set.target?.kind) === 'warmUp';
}

/** Returns the load as if the user had typed it, so that it is displayed as that exact number. */
function writtenIn(load: number, unit: 'kg' | 'lb'): Quantity {
  const number = roundedIn({ si: load }, unit);
  return { si: toSi(number, unit), typed: String(number), unit };
}
