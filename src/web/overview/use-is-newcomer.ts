import { useFirstSync, useRecords } from '../replica/index.ts';

/** Returns whether the user has written and trained nothing yet; null while a first sync may still bring something. */
export function useIsNewcomer(): boolean | null {
  const collections = [
    useRecords('notes'),
    useRecords('workouts'),
    useRecords('activities'),
    useRecords('measurements'),
    useRecords('routines'),
    useRecords('programmes'),
  ];
  const isFirstSync = useFirstSync();
  if (!collections.every((records) => records.every(({ inTrash }) => inTrash))) return false;
  return isFirstSync ? null : true;
}
