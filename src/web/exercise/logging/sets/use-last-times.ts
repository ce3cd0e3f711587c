import { useMemo, useState } from 'react';
import { type ExerciseSession, occurrencesOf } from '#domain/exercise/history/index.ts';
import { type KnownExercises, keysMergedWith, type WorkoutExercise } from '#domain/exercise/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { useTraining } from '../../training-data/index.ts';
import { StableByKey } from '../log/stable-by-key.ts';

export interface LastTimes {
  /** The last sessions by the exercise's id in the workout; null for an exercise that was never done before. */
  readonly byExercise: ReadonlyMap<string, ExerciseSession | null>;
  /** Whether all workouts have been read. Until then, a later session may still be found. */
  readonly isWhole: boolean;
}

/**
 * Returns the last session of each exercise before the workout. An exercise that occurs twice has one for each
 * occurrence.
 */
export function useLastTimes(
  { id, value: { startedAt } }: RecordEntry<'workouts'>,
  exercises: readonly WorkoutExercise[],
  catalogue: KnownExercises,
): LastTimes {
  const asked = useMemo(() => askedOf(exercises, catalogue), [exercises, catalogue]);
  const known = useTraining({
    about: 'lastTimes',
    exercises: asked.map(({ keys, occurrence }) => ({ keys, occurrence })),
    before: { workout: id, startedAt: startedAt ?? 0 },
  });
  // keeps the earlier results while the query runs again for an added exercise
  const [told] = useState(() => new StableByKey<ExerciseSession | null>());
  return useMemo(() => {
    for (const [at, { name }] of asked.entries()) {
      const session = known?.value[at];
      if (session !== undefined) told.keep(name, session);
    }
    const all = told.all;
    const byExercise = new Map(
      asked.flatMap(({ id: of, name }) => {
        const session = all.get(name);
        return session === undefined ? [] : [[of, session] as const];
      }),
    );
    return { byExercise, isWhole: known?.isWhole ?? false };
  }, [known, asked, told]);
}

function askedOf(exercises: readonly WorkoutExercise[], catalogue: KnownExercises) {
  const named = exercises.flatMap(({ id, exercise: { exercise } }) =>
    exercise === undefined ? [] : [{ id, keys: keysMergedWith(catalogue, exercise as RecordKey) }],
  );
  const occurrences = occurrencesOf(named.map(({ keys }) => keys[0] ?? ''));
  return named.map(({ id, keys }, at) => {
    const occurrence = occurrences[at] ?? 0;
    return { id, keys, occurrence, name: `${keys[0]} ${occurrence}` };
  });
}
