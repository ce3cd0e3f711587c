import { useMemo } from 'react';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useRecords } from '../replica/index.ts';
import { type PickableExercise, pickableExercises } from './pickable-exercises.ts';

/** Every exercise that this person can name, by key. */
export function useCatalogue(): ReadonlyMap<RecordKey, PickableExercise> {
  const records = useRecords('exercises');
  return useMemo(() => {
    const present = records.filter(({ inTrash }) => !inTrash);
    return pickableExercises(new Map(present.map(({ id, value }) => [id, value])));
  }, [records]);
}
