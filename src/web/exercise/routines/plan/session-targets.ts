import type { SetTarget } from '#domain/exercise/index.ts';
import type { NextSession } from './use-next-session.ts';

/**
 * Returns the initial targets of a workout by set of the routine; null for a set that is omitted this time. A set
 * without an entry starts as planned.
 *
 * While workouts are still being read, the newest ones are known, which is enough for steps and percentages. The week
 * of a wave is counted over all workouts, so waves have no targets until all are read.
 */
export function sessionTargets(next: NextSession | null): ReadonlyMap<string, SetTarget | null> {
  const exercises = Object.values(next?.exercises ?? {}).filter(
    ({ reason }) => next?.isWhole === true || reason.code !== 'wave',
  );
  return new Map([
    ...exercises.flatMap(({ sets }) => sets.map(({ id, target }) => [id, target] as const)),
    ...exercises.flatMap(({ leftOut }) => leftOut.map((id) => [id, null] as const)),
  ]);
}
