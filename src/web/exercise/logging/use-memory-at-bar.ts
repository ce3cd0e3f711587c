import { useState } from 'react';
import { type KnownExercise, keysMergedWith } from '#domain/exercise/index.ts';
import type { CurrentWorkout, MemoryAtBar } from '#domain/exercise/memory/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { useTraining } from '../training-data/index.ts';

/**
 * Returns what earlier workouts tell the logging screen of an exercise; null while it is loading, and without an
 * exercise. It keeps the last answer while the cue is edited, which is part of the query.
 */
export function useMemoryAtBar(
  exercise: Pick<KnownExercise, 'key' | 'cue'> | null,
  current: CurrentWorkout,
): MemoryAtBar | null {
  const catalogue = useCatalogue();
  const known = useTraining(
    exercise && {
      about: 'memory',
      exercise: { keys: keysMergedWith(catalogue, exercise.key), cue: exercise.cue },
      current,
    },
  );
  const [kept, setKept] = useState(known);
  if (known !== null && known !== kept) setKept(known);
  return (known ?? kept)?.value ?? null;
}
