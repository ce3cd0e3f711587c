import { useMemo, useState } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import { type KnownExercises, keysMergedWith, type WorkoutExercise } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { RecordEntry } from '../../replica/index.ts';
import { useTraining } from '../history/index.ts';
import { KeptByKey } from './kept-equal.ts';

export interface LastTimes {
  /** By the key under which the exercise stands in the workout; null where it was never done before. */
  readonly byExercise: ReadonlyMap<string, ExerciseSession | null>;
  /** Whether all workouts were read for it: until then a later one may yet come. */
  readonly isWhole: boolean;
}

/** When the exercises of a workout were last done before it. */
export function useLastTimes(
  { id, value: { startedAt } }: RecordEntry<'workouts'>,
  exercises: readonly WorkoutExercise[],
  catalogue: KnownExercises,
): LastTimes {
  const keys = useMemo(
    () => [...new Set(exercises.flatMap(({ exercise }) => (exercise.exercise as RecordKey | undefined) ?? []))],
    [exercises],
  );
  const known = useTraining({
    about: 'lastTimes',
    exercises: keys.map((key) => keysMergedWith(catalogue, key)),
    before: { workout: id, startedAt: startedAt ?? 0 },
  });
  // what was told is kept while the question is asked anew for one exercise more
  const [told] = useState(() => new KeptByKey<ExerciseSession | null>());
  return useMemo(() => {
    for (const [at, key] of keys.entries()) {
      const session = known?.value[at];
      if (session !== undefined) told.keep(key, session);
    }
    return { byExercise: told.all, isWhole: known?.isWhole ?? false };
  }, [known, keys, told]);
}
