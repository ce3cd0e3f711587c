import { isRunning, type Workout } from '#domain/exercise/index.ts';
import { compareText } from '#domain/kernel/index.ts';

interface Listed {
  readonly id: string;
  readonly value: Pick<Workout, 'startedAt' | 'endedAt' | 'createdAt'>;
  readonly inTrash: boolean;
}

export type RecentEntry<W, A> =
  | { readonly kind: 'workout'; readonly record: W }
  | { readonly kind: 'activity'; readonly record: A };

/**
 * Returns the newest workouts and activities together, newest first. Workouts in progress are left out.
 *
 * @param most the maximum number of entries
 */
export function recentTraining<W extends Listed, A extends Listed>(
  { workouts, activities }: { readonly workouts: readonly W[]; readonly activities: readonly A[] },
  most: number,
): readonly RecentEntry<W, A>[] {
  const entries: readonly RecentEntry<W, A>[] = [
    ...workouts
      .filter(({ value, inTrash }) => !inTrash && !isRunning(value))
      .map((record) => ({ kind: 'workout' as const, record })),
    ...activities.filter(({ inTrash }) => !inTrash).map((record) => ({ kind: 'activity' as const, record })),
  ];
  return entries.toSorted((a, b) => startOf(b) - startOf(a) || compareText(a.record.id, b.record.id)).slice(0, most);
}

function startOf({ record: { value } }: RecentEntry<Listed, Listed>): number {
  return value.startedAt ?? value.createdAt ?? 0;
}
