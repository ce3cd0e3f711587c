import { useMemo } from 'react';
import { workoutExercises } from '#domain/exercise/index.ts';
import { estimatedSeconds } from '#domain/exercise/logging/index.ts';
import { restSecondsOf } from '#domain/exercise/resting/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { type RecordEntry, useProfileData } from '../../../replica/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { useCatalogue } from '../../catalogue/index.ts';
import { routinesMessages } from '../messages/index.ts';

const stepMinutes = 5;

/** Returns the estimated length of a routine, rounded to five minutes; empty for an empty routine. */
export function useLengthLabel({ leaves }: RecordEntry<'routines'>): string {
  const m = useMessages(routinesMessages);
  const { duration } = useTimeFormat();
  const catalogue = useCatalogue();
  const { seconds: preferred } = useProfileData().preferences.rest;
  const seconds = useMemo(
    () =>
      // the exercises and sets of a routine have the same paths as those of a workout
      estimatedSeconds(workoutExercises(leaves).exercises, {
        restSecondsOf: ({ exercise }) =>
          restSecondsOf({
            here: exercise.restSeconds,
            exercise: catalogue.get(exercise.exercise as RecordKey)?.restSeconds ?? undefined,
            preferred,
          }),
        isUnilateral: ({ exercise }) => catalogue.get(exercise.exercise as RecordKey)?.isUnilateral === true,
      }),
    [leaves, catalogue, preferred],
  );
  if (seconds === 0) return '';
  const minutes = Math.max(stepMinutes, Math.round(seconds / 60 / stepMinutes) * stepMinutes);
  return m.aboutLength({ length: duration(minutes * 60_000) });
}
