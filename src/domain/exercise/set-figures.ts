import type { ConfirmedFigures, SetResult } from './set-leaves.ts';

/** Returns what to store when the user confirms a doubted set. */
export function figuresToConfirm({ load, reps, seconds, distance }: SetResult): ConfirmedFigures {
  return {
    ...(load !== undefined && { load: load.si }),
    ...(reps !== undefined && { reps }),
    ...(seconds !== undefined && { seconds }),
    ...(distance !== undefined && { metres: distance.si }),
  };
}

/** Returns whether the user confirmed the figures that the set has now. */
export function isConfirmed(result: SetResult, confirmed: ConfirmedFigures | undefined): boolean {
  if (confirmed === undefined) return false;
  const now = figuresToConfirm(result);
  return (['load', 'reps', 'seconds', 'metres'] as const).every((figure) => now[figure] === confirmed[figure]);
}
