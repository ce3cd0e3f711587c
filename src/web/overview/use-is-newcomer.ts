import { useRecords } from '../replica/index.ts';

/** Returns whether the user has written and trained nothing yet. */
export function useIsNewcomer(): boolean {
  const collections = [
    useRecords('notes'),
    useRecords('workouts'),
    useRecords('activities'),
    useRecords('measurements'),
    useRecords('routines'),
    useRecords('programmes'),
  ];
  return collections.every((records) => records.every(({ inTrash }) => inTrash));
}
