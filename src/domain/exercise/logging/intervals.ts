import type { Instant } from '../../kernel/index.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';
import { nextSet, setsInTurn } from './supersets.ts';

/** Sets that follow each other by the clock. Like a stopwatch, it is stored as an instant and runs in the background. */
export interface Intervals {
  /** The set that goes on. */
  readonly set: string;
  /** When it began; after a pause, later by its length. */
  readonly startedAt: Instant;
  readonly pausedAt: Instant | null;
}

/** A set with a target in seconds, of an exercise without rests. */
export interface Interval {
  readonly id: string;
  readonly seconds: number;
}

export interface IntervalsNow {
  /** What ended since the intervals were looked at last, each to be completed at its time. */
  readonly ended: readonly (Interval & { readonly at: Instant })[];
  /** What goes on, with the milliseconds left; null if all have ended. */
  readonly current: (Interval & { readonly startedAt: Instant; readonly leftMs: number }) | null;
  /** What follows; null if nothing does. */
  readonly next: Interval | null;
}

/**
 * Returns the pending sets that can be done by the clock, in turn: those from the next set on that have a target in
 * seconds and no rest after them, up to the first that is different.
 *
 * @param after the set that was completed last, null for none
 */
export function intervalsAfter(exercises: readonly WorkoutExercise[], after: string | null): readonly Interval[] {
  const next = nextSet(exercises, after);
  return next === null ? [] : intervalsFrom(exercises, next.id);
}

/**
 * Returns whether all sets of a workout are done by the clock, in turn: each has a target in seconds and nothing else, and
 * no rest after it. Those of a skipped exercise count only if they were completed before.
 */
export function isByClock(exercises: readonly WorkoutExercise[]): boolean {
  const sets = setsInTurn(exercises);
  const timed = timedSets(exercises);
  const inTurn = new Set(sets.map(({ id }) => id));
  const hasOthers = exercises.some((each) => each.sets.some((set) => isDone(set) && !inTurn.has(set.id)));
  return !hasOthers && sets.length > 1 && sets.every((each) => timed(each) > 0 && asksOnlyTime(each));
}

/**
 * Returns what has ended and what goes on. A set that was completed by hand ends at its completion, and the next begins
 * then.
 */
export function intervalsAt(exercises: readonly WorkoutExercise[], intervals: Intervals, now: Instant): IntervalsNow {
  const until = intervals.pausedAt ?? now;
  const first = setsInTurn(exercises).find(({ id }) => id === intervals.set);
  const completedAt = first?.set.result?.completedAt ?? null;
  const ended: (Interval & { readonly at: Instant })[] = [];
  let startedAt = completedAt ?? intervals.startedAt;
  const pending = intervalsFrom(exercises, intervals.set);
  for (const [index, interval] of pending.entries()) {
    const at = startedAt + interval.seconds * 1000;
    if (at > until)
      return { ended, current: { ...interval, startedAt, leftMs: at - until }, next: pending[index + 1] ?? null };
    ended.push({ ...interval, at });
    startedAt = at;
  }
  return { ended, current: null, next: null };
}

function intervalsFrom(exercises: readonly WorkoutExercise[], first: string): readonly Interval[] {
  const sets = setsInTurn(exercises);
  const from = sets.findIndex(({ id }) => id === first);
  if (from === -1) return [];
  const secondsOf = timedSets(exercises);
  const pending = sets.slice(from).filter((each) => !isDone(each));
  const end = pending.findIndex((each) => secondsOf(each) === 0);
  return (end === -1 ? pending : pending.slice(0, end)).map((each) => ({ id: each.id, seconds: secondsOf(each) }));
}

function asksOnlyTime({ set: { target } }: WorkoutSet): boolean {
  return target?.load === undefined && target?.reps === undefined && target?.distance === undefined;
}

/** Returns a function for the target of a set in seconds; 0 without one, and if a rest follows the set. */
function timedSets(exercises: readonly WorkoutExercise[]): (set: WorkoutSet) => number {
  const withoutRest = new Set(
    exercises.filter(({ exercise }) => exercise.restSeconds === 0).flatMap((each) => each.sets.map(({ id }) => id)),
  );
  return ({ id, set }) => (withoutRest.has(id) ? (set.target?.seconds ?? 0) : 0);
}
