import type { WorkoutSet } from './workout-exercises.ts';

/**
 * Returns whether a set of this kind goes on with the one above it: a drop set without a rest and with less load, a
 * rest-pause set after some breaths and with the same load.
 */
export function continuesSet(kind: string | undefined): boolean {
  return kind === 'drop' || kind === 'restPause';
}

/** Returns whether a set goes on with the one above it. */
export function isContinuation({ set }: WorkoutSet): boolean {
  return (set.place?.dropOf ?? null) !== null || continuesSet(kindOf(set));
}

/** Returns the kind of a set as recorded, else as planned. */
export function kindOf({ result, target }: WorkoutSet['set']): string | undefined {
  return result?.kind ?? target?.kind;
}
