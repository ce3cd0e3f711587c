import type { SetTarget } from '#domain/exercise/index.ts';
import type { NextSession } from './use-next-session.ts';

/**
 * What a workout begins with, by set of the routine; null for one that is left out this time. A set that is not in it
 * begins as it is planned.
 *
 * While workouts are still being read the newest are known, and they say what steps and shares go by. The week of a wave
 * is counted over all of them: until then a wave has none.
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
