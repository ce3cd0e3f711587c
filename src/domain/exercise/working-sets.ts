import { isContinuation, kindOf } from './set-kinds.ts';
import { isDone, type WorkoutSet } from './workout-exercises.ts';

/** How many working sets a workout has: all but warm-ups, drop sets, rest-pause sets and those of skipped exercises. */
export interface WorkingSets {
  readonly done: number;
  readonly all: number;
}

export function countWorkingSets(sets: readonly WorkoutSet[]): WorkingSets {
  const working = sets.filter((each) => kindOf(each.set) !== 'warmUp' && !isContinuation(each));
  return { done: working.filter(isDone).length, all: working.length };
}

/**
 * Returns whether fewer than half of the working sets were completed. Such a workout does not count as its day of a
 * programme.
 */
export function isMostlyOpen({ done, all }: WorkingSets): boolean {
  return 2 * done < all;
}
