import { useCallback } from 'react';
import type { Workout, WorkoutExercise } from '#domain/exercise/index.ts';
import { beginRest, restAfterSet, restSecondsOf } from '#domain/exercise/resting/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { useCatalogue } from '../use-catalogue.ts';

/**
 * Begins the rest after a set that is ticked off, as long as the person, the exercise or the workout says; in a
 * superset after the round. In the draft in which the set is ticked off, so that both are one change.
 */
export function useBeginRest(): (draft: Workout, exercises: readonly WorkoutExercise[], setId: string) => void {
  const { now } = useDocument();
  const catalogue = useCatalogue();
  const { seconds: preferred } = useProfileData().preferences.rest;
  return useCallback(
    (draft, exercises, setId) => {
      if (draft.endedAt !== undefined) return; // one that is corrected afterwards
      const secondsOf = ({ exercise: placed }: WorkoutExercise) =>
        restSecondsOf({
          here: placed.restSeconds,
          exercise: catalogue.get(placed.exercise as RecordKey)?.restSeconds ?? undefined,
          preferred,
        });
      beginRest(draft, { now: now(), seconds: restAfterSet(exercises, setId, secondsOf), set: setId });
    },
    [now, catalogue, preferred],
  );
}
