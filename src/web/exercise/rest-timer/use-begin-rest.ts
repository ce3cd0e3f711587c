import { useCallback } from 'react';
import type { Workout, WorkoutExercise } from '#domain/exercise/index.ts';
import { beginRest, restAfterSet, restSecondsOf } from '#domain/exercise/resting/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useDocument, useProfileData } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';

/**
 * Returns a function that starts the rest timer after a completed set, with the length set by the user, the exercise or
 * the workout. In a superset it starts after the round. The function edits the draft that completes the set, so that
 * both edits are one change.
 */
export function useBeginRest(): (draft: Workout, exercises: readonly WorkoutExercise[], setId: string) => void {
  const { now } = useDocument();
  const catalogue = useCatalogue();
  const { seconds: preferred } = useProfileData().preferences.rest;
  return useCallback(
    (draft, exercises, setId) => {
      if (draft.endedAt !== undefined) return; // the user is correcting an ended workout
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
