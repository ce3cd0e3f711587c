import { maxSecondsOfSet } from './set-limits.ts';

/** What is known of a set about the time that it took. */
export interface TimedSet {
  readonly reps: number | null;
  readonly seconds: number | null;
}

/** A shorter workout is shown as one of 0 minutes, and has no load that means anything. */
const leastOfWorkout = 60;

/** With fewer sets, only recorded times are compared: a workout of one set may be short. */
const minSets = 3;

/** Seconds for a set without a recorded time, at least. */
const leastOfSet = 5;
const leastOfRep = 0.5;

/** The share of the recorded times that has to fit, since apps round them and people overlap them. */
const shareOfRecorded = 0.8;

/**
 * Returns the seconds below which nobody does these sets in a workout: at least a minute if there is one. A workout that
 * is shorter was probably ticked off afterwards, or has minutes where seconds were meant. A set whose time is itself
 * doubted says nothing.
 */
export function leastSecondsOf(sets: readonly TimedSet[]): number {
  const isCounted = sets.length >= minSets;
  const leastOfSets = sets.reduce((sum, { reps, seconds }) => {
    if (seconds !== null) return seconds > maxSecondsOfSet ? sum : sum + seconds * shareOfRecorded;
    return isCounted ? sum + Math.max(leastOfSet, (reps ?? 0) * leastOfRep) : sum;
  }, 0);
  return sets.length === 0 ? 0 : Math.max(leastOfWorkout, leastOfSets);
}
