import { type KnownExercise, type KnownExercises, keysMergedWith } from '#domain/exercise/index.ts';
import { mostLoadOf } from '#domain/exercise/plausible/index.ts';
import type { AskedExercise, ExerciseKind } from '#domain/exercise/records/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';

/** Returns an exercise, including those merged into it, for a query about all workouts; null if it is unknown. */
export function askedExercise(catalogue: KnownExercises, key: RecordKey): AskedExercise | null {
  const known = catalogue.get(key);
  if (known === undefined) return null;
  return { keys: keysMergedWith(catalogue, key), ...kindOf(known) };
}

/** Returns every exercise that may have been done. Exercises merged with each other are one. */
export function allAskedExercises(catalogue: KnownExercises): readonly AskedExercise[] {
  const keysByTarget = Map.groupBy(catalogue.values(), ({ key, merged }) => merged?.into ?? key);
  return Array.from(keysByTarget, ([into, all]) => {
    const keys = [into, ...all.map(({ key }) => key).filter((key) => key !== into)];
    const [known] = all as [KnownExercise];
    return { keys, ...kindOf(known) };
  });
}

function kindOf(known: KnownExercise): ExerciseKind {
  const { tracking, bodyWeightShare } = known;
  return { tracking, bodyWeightShare, mostLoad: mostLoadOf(known) };
}
