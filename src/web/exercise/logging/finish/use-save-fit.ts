import { useCallback } from 'react';
import { workoutExercises } from '#domain/exercise/index.ts';
import { safeFileName } from '#domain/file-names/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { saveFile } from '../../../page/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { loggingMessages } from '../messages/index.ts';

/** Returns a function that saves a finished workout as a FIT file. If it cannot, it says why. */
export function useSaveFit(workout: RecordEntry<'workouts'>): () => void {
  const m = useMessages(loggingMessages);
  const catalogue = useCatalogue();
  const latest = useLatest(async () => {
    // the names of all exercises in FIT are only needed here
    const { workoutAsFit } = await import('#domain/export/fit/index.ts').catch(() => ({ workoutAsFit: null }));
    if (workoutAsFit === null) return void showToast({ tone: 'bad', message: m.saveFitUnavailable });
    const { value, leaves } = workout;
    const namesOf = (key: string | undefined): readonly string[] => {
      const known = key === undefined ? undefined : catalogue.get(key as RecordKey);
      if (known === undefined) return [m.unknownExercise];
      return [known.name, known.libraryName ?? '', ...known.aliases, ...known.foreignNames];
    };
    const bytes = workoutAsFit(value, workoutExercises(leaves).exercises, namesOf);
    if (bytes === null) return void showToast({ tone: 'bad', message: m.saveFitNothing });
    const name = [value.day, value.title?.trim() || m.workout].filter(Boolean).join(' ');
    saveFile(new Blob([bytes as Uint8Array<ArrayBuffer>]), safeFileName(name, m.workout, 'fit'));
  });
  return useCallback(() => void latest()(), [latest]);
}
