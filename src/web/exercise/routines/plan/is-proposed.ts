import type { SetTarget, WorkoutExercise } from '#domain/exercise/index.ts';
import type { NextExercise } from '#domain/exercise/programming/index.ts';
import { equalPlain } from '#domain/kernel/index.ts';

/** Returns whether all targets of an exercise in a workout are among those that its routine proposed. */
export function isProposed({ sets }: WorkoutExercise, next: NextExercise): boolean {
  const proposed = next.sets.map(({ target }) => asked(target));
  return sets.every(
    ({ set: { target } }) => target === undefined || proposed.some((each) => equalPlain(each, asked(target))),
  );
}

function asked({ load, reps, seconds, distance }: SetTarget) {
  const { min = null, max = null } = reps ?? {};
  return { load: load?.si ?? null, min, max, seconds: seconds ?? null, distance: distance?.si ?? null };
}
