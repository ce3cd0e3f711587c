import type { SetTarget } from '#domain/exercise/index.ts';
import type { NextSession } from './use-next-session.ts';

/**
 * Returns the initial targets of a workout, by set of the routine; null for a set that is left out this time. A set
 * without an entry starts as planned.
 *
 * While workouts are still being read, the newest are known, and they suffice for steps and shares. The week of a wave
 * is counted over all workouts, so until then waves have no targets.
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
