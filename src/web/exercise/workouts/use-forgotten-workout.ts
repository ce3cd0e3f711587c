import { type ForgottenWorkout, forgottenWorkout } from '#domain/exercise/logging/index.ts';
import { type RecordEntry, useRecord } from '../../replica/index.ts';
import { useNow } from '../../time/index.ts';

/** Loads the sets of a workout in progress and returns whether it was forgotten; null until they are loaded. */
export function useForgottenWorkout({ id, value }: RecordEntry<'workouts'>): ForgottenWorkout | null {
  const { state } = useRecord('workouts', id);
  const now = useNow();
  return state === 'loading' ? null : forgottenWorkout(value, now);
}
