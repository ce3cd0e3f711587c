import type { WorkoutExercise } from '#domain/exercise/index.ts';

/** Returns the id of the set that was completed last. */
export function lastDone(exercises: readonly WorkoutExercise[]): string | null {
  let last: { readonly id: string; readonly at: number } | null = null;
  for (const { id, set } of exercises.flatMap(({ sets }) => sets)) {
    const at = set.result?.completedAt ?? null;
    if (at !== null && (last === null || at >= last.at)) last = { id, at };
  }
  return last?.id ?? null;
}
