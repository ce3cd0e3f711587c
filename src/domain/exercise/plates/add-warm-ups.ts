import { type Kilograms, kilograms, orderBetween, type Quantity, roundedIn, toSi } from '../../kernel/index.ts';
import { type Arranged, type Undo, undoable } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';
import type { LoadMeans } from './load-means.ts';
import { type WarmUpSet, warmUpRamp } from './warm-up.ts';

/**
 * The warm-up for what is planned or written in an exercise: up to its heaviest set that is none itself.
 *
 * @returns none where the exercise has a warm-up already, or no load
 */
export function warmUpFor(sets: readonly WorkoutSet[], means: LoadMeans): readonly WarmUpSet[] {
  if (sets.some(isWarmUp)) return [];
  const loads = sets.flatMap((set) => loadOf(set) ?? []);
  return loads.length === 0 ? [] : warmUpRamp(kilograms(Math.max(...loads)), means);
}

/**
 * The load to put together now: of the first set that is not done, or of the last where all are.
 *
 * @returns null where none is written down or planned
 */
export function loadToDo(sets: readonly WorkoutSet[]): Kilograms | null {
  const next = sets.find((set) => !isDone(set)) ?? sets.at(-1);
  const load = next === undefined ? null : loadOf(next);
  return load === null ? null : kilograms(load);
}

/**
 * Puts warm-up sets before the sets of an exercise, to be done.
 *
 * @param unit in which the loads are written down
 * @param newId gives each set its id
 * @returns takes them out again, but for one that was done meanwhile
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

/** As written, else as planned; 0 is a load. */
function loadOf({ set }: WorkoutSet): number | null {
  return set.result?.load?.si ?? set.target?.load?.si ?? null;
}

function isWarmUp({ set }: WorkoutSet): boolean {
  return (set.result?.kind ?? set.target?.kind) === 'warmUp';
}

/** As a person would have typed it, so that it is shown as that number again. */
function writtenIn(load: number, unit: 'kg' | 'lb'): Quantity {
  const number = roundedIn({ si: load }, unit);
  return { si: toSi(number, unit), typed: String(number), unit };
}
