import type { WorkoutSet } from './workout-exercises.ts';

/** Returns whether a set follows the one above it without a rest. */
export function isDrop({ set }: WorkoutSet): boolean {
  return (set.place?.dropOf ?? null) !== null || kindOf(set) === 'drop';
}

/** Returns the kind of a set as recorded, else as planned. */
export function kindOf({ result, target }: WorkoutSet['set']): string | undefined {
  return result?.kind ?? target?.kind;
}
