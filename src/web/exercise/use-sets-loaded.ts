import { useEffect, useState } from 'react';
import { recordKey } from '#domain/kernel/index.ts';
import { useDocument, useDocumentReady, useRecords } from '../replica/index.ts';
import { workoutsInList } from './workouts-in-list.ts';

/** Loads the sets of all workouts, the latest first. @returns whether they are all here */
export function useSetsLoaded(): boolean {
  const document = useDocument();
  const isReady = useDocumentReady();
  const count = useRecords('workouts').length;
  const [loaded, setLoaded] = useState(-1);
  useEffect(() => {
    if (!isReady) return;
    let isWanted = true;
    const load = async () => {
      for (const { id } of workoutsInList(document.records('workouts'), 'history')) {
        if (!isWanted) return;
        // one that cannot be read is missing in the list, and is fetched again by the replica
        await document.openRecord(recordKey('workouts', id)).catch(() => {});
      }
      if (isWanted) setLoaded(count);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [document, isReady, count]);
  return loaded === count;
}
