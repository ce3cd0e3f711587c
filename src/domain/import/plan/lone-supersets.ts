import type { SkippedItem, WorkoutDraft } from '../draft/index.ts';

/**
 * Removes supersets of one exercise: exports leave them when the other exercise was deleted. Nothing alternates with
 * it.
 *
 * @returns the workout, and what was left out of it; null if nothing was
 */
export function withoutLoneSupersets(workout: WorkoutDraft): {
  readonly workout: WorkoutDraft;
  readonly skipped: SkippedItem | null;
} {
  const counts = new Map<string, number>();
  for (const { superset } of workout.exercises) {
    if (superset !== null) counts.set(superset, (counts.get(superset) ?? 0) + 1);
  }
  const isLone = ({ superset }: { readonly superset: string | null }) =>
    superset !== null && counts.get(superset) === 1;
  const lone = workout.exercises.filter(isLone);
  if (lone.length === 0) return { workout, skipped: null };
  const exercises = workout.exercises.map((each) => (isLone(each) ? { ...each, superset: null } : each));
  return {
    workout: { ...workout, exercises },
    skipped: {
      kind: 'skipped',
      origin: workout.origin,
      code: 'import/lone-superset',
      detail: lone.map(({ name }) => name).join(', '),
    },
  };
}
