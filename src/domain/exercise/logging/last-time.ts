import { compareText, type Instant } from '../../kernel/index.ts';
import type { DoneSet, ExerciseSession } from '../history/index.ts';
import type { WorkoutSet } from '../workout-exercises.ts';

/** A workout, as far as being earlier or later than another goes. */
export interface Begun {
  readonly workout: string;
  readonly startedAt: Instant;
}

/**
 * The last session with an exercise before a workout began, or null. A workout that began at the same instant on
 * another device counts as earlier where its id sorts first, so that two never show each other.
 *
 * @param sessions of the exercise, in any order
 */
export function lastTimeBefore(sessions: readonly ExerciseSession[], workout: Begun): ExerciseSession | null {
  let last: ExerciseSession | null = null;
  for (const session of sessions) {
    if (isBefore(session, workout) && (last === null || isBefore(last, session))) last = session;
  }
  return last;
}

/**
 * Last time's sets beside today's: the first warm-up beside the first warm-up, the second working set beside the
 * second, the first drop beside the first drop, so that a warm-up more today moves nothing.
 *
 * @returns by set id; a set that had none beside it is not in it
 */
export function setsBeside(today: readonly WorkoutSet[], last: readonly DoneSet[]): ReadonlyMap<string, DoneSet> {
  const lastByClass = Map.groupBy(last, ({ kind }) => classOf(kind));
  const taken = new Map<SetClass, number>();
  const beside = new Map<string, DoneSet>();
  for (const set of today) {
    const of = classOf(set.set.result?.kind ?? set.set.target?.kind ?? 'working');
    const at = taken.get(of) ?? 0;
    taken.set(of, at + 1);
    const then = lastByClass.get(of)?.[at];
    if (then !== undefined) beside.set(set.id, then);
  }
  return beside;
}

type SetClass = 'warmUp' | 'drop' | 'work';

function classOf(kind: string): SetClass {
  return kind === 'warmUp' || kind === 'drop' ? kind : 'work';
}

function isBefore(a: Begun, b: Begun): boolean {
  return (a.startedAt - b.startedAt || compareText(a.workout, b.workout)) < 0;
}
