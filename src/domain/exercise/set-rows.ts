import { isContinuation, kindOf } from './set-kinds.ts';
import type { WorkoutSet } from './workout-exercises.ts';

/** One set, or the sets of both sides that are done as one, the left before the right. */
export type SetRow = readonly [WorkoutSet] | readonly [left: WorkoutSet, right: WorkoutSet];

/** Returns the sets of an exercise in rows, in order. */
export function setRows(sets: readonly WorkoutSet[]): readonly SetRow[] {
  const rows: SetRow[] = [];
  for (const set of sets) {
    const last = rows.at(-1);
    const pair = last?.length === 1 ? pairOf(last[0], set) : null;
    if (pair === null) rows.push([set]);
    else rows[rows.length - 1] = pair;
  }
  return rows;
}

/**
 * Returns two sets as those of both sides; null if they are not. They have the same load, and either both are pending
 * or both were completed by one tap. Sides completed one after the other stay separate, so that no row moves.
 */
function pairOf(a: WorkoutSet, b: WorkoutSet): SetRow | null {
  const [one, other] = [a.set.result, b.set.result];
  const isAlike =
    kindOf(a.set) === kindOf(b.set) &&
    !isContinuation(a) &&
    !isContinuation(b) &&
    (one?.load?.si ?? null) === (other?.load?.si ?? null) &&
    (one?.completedAt ?? null) === (other?.completedAt ?? null);
  if (!isAlike) return null;
  if (one?.side === 'left' && other?.side === 'right') return [a, b];
  return one?.side === 'right' && other?.side === 'left' ? [b, a] : null;
}
