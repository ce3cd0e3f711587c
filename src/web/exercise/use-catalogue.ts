import { useMemo } from 'react';
import { type KnownExercises, knownExercises } from '#domain/exercise/index.ts';
import { useRecords } from '../replica/index.ts';

/** Every exercise that this person can name, by key. */
export function useCatalogue(): KnownExercises {
  const records = useRecords('exercises');
  return useMemo(() => knownExercises(records), [records]);
}
