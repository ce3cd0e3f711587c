import { useCallback } from 'react';
import type { KnownExercise, Workout, WorkoutExercise } from '#domain/exercise/index.ts';
import { addWarmUps, loadMeansOf, type WarmUpSet, warmUpFor } from '#domain/exercise/plates/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useLoadUnit } from '../use-load-unit.ts';
import { useBarsAndPlates } from './use-bars-and-plates.ts';

export interface WarmUp {
  /** None where there is no load to warm up for, or a warm-up is there. */
  readonly sets: readonly WarmUpSet[];
  /** Puts them before the sets of the exercise. @returns takes them out again */
  readonly add: (draft: Workout) => (later: Workout) => void;
}

/** @returns makes the warm-up of an exercise in a workout, in loads that the person can put together */
export function useWarmUp(
  exercise: KnownExercise | undefined,
  place: string | null,
): (placed: Pick<WorkoutExercise, 'id' | 'sets'>) => WarmUp {
  const { newId } = useDocument();
  const unit = useLoadUnit(exercise);
  const owned = useBarsAndPlates(unit, place);
  return useCallback(
    (placed) => {
      const sets = exercise === undefined ? [] : warmUpFor(placed.sets, loadMeansOf(exercise, owned, unit));
      return { sets, add: (draft) => addWarmUps(draft, placed, sets, { unit, newId }) };
    },
    [exercise, owned, unit, newId],
  );
}
