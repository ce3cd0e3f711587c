import { useMemo } from 'react';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';

/**
 * Returns how often and when each exercise was done, with merged exercises under their target's key; empty and not
 * known until all workouts have been read.
 *
 * @param isWanted whether the worker is asked, which then reads all workouts
 */
export function useExerciseUse(isWanted = true) {
  const { today } = useDocument();
  const catalogue = useCatalogue();
  const known = useTraining(isWanted ? { about: 'exerciseUse', today: today() } : null);
  const uses = known?.isWhole === true ? known.value : null;
  return useMemo(() => {
    const weights = new Map<RecordKey, number>();
    const lastDays = new Map<RecordKey, LocalDay>();
    for (const { exercise, weight, lastDay } of uses ?? []) {
      const key = catalogue.get(exercise)?.merged?.into ?? exercise;
      weights.set(key, (weights.get(key) ?? 0) + weight);
      const before = lastDays.get(key);
      lastDays.set(key, before === undefined || lastDay > before ? lastDay : before);
    }
    return { weights, lastDays, isKnown: uses !== null };
  }, [uses, catalogue]);
}
