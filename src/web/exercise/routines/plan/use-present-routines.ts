import { useMemo } from 'react';
import { type RecordEntry, useRecords } from '../../../replica/index.ts';

/** Returns the ids of the routines that are not in the trash. */
export function usePresentRoutines(): ReadonlySet<string> {
  const routines = useRecords('routines');
  return useMemo(() => new Set(routines.flatMap(({ id, inTrash }) => (inTrash ? [] : id))), [routines]);
}

/** Returns whether a workout is from a routine that still exists. */
export function useHasRoutine(workout: RecordEntry<'workouts'>): boolean {
  return usePresentRoutines().has(workout.value.routine ?? '');
}
