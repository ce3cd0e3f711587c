import { isContinuation, kindOf } from '../set-kinds.ts';
import type { SetResult, SetTarget } from '../set-leaves.ts';
import { isDone, type WorkoutSet } from '../workout-exercises.ts';
import { targetOf } from './copy-exercises.ts';

/**
 * Returns the target of a set in a repeated workout: what was done, or the old target if the set was left out or failed.
 * A set failed if it has fewer repetitions than its target asked for at no more load, or if it became a failure set
 * that was not planned as one and has no such target. What the old target leaves open is as it was done. Without a target, what was aimed for is the heaviest other working
 * set of the exercise and side in that workout, with the most repetitions; if there is none, what was done.
 *
 * @param sets all sets of the exercise in the old workout
 */
export function repeatedTarget(each: WorkoutSet, sets: readonly WorkoutSet[]): SetTarget | undefined {
  const { target, result } = each.set;
  if (!isDone(each) || result === undefined) return target;
  if (!isFailed(each)) return targetOf(result);
  const isOfSide = ({ set }: WorkoutSet) => set.result?.side === result.side;
  if (target === undefined) return targetOf(bestOf(sets.filter(isOfSide)) ?? result);
  const { load, reps } = targetOf(result);
  return { ...(load && target.share === undefined && { load }), ...(reps && { reps }), ...target };
}

function isFailed(each: WorkoutSet): boolean {
  const { target, result } = each.set;
  const least = target?.reps?.min;
  const { load, reps } = result ?? {};
  if (least !== undefined && reps !== undefined) {
    const isHeavier = load !== undefined && target?.load !== undefined && load.si > target.load.si;
    return reps < least && !isHeavier;
  }
  return result?.kind === 'failure' && target?.kind !== 'failure' && !isContinuation(each);
}

/** Returns the heaviest working set that did not fail, and of those with the same load the one with most repetitions. */
function bestOf(sets: readonly WorkoutSet[]): SetResult | null {
  const working = sets.filter(
    (each) => isDone(each) && kindOf(each.set) !== 'warmUp' && !isContinuation(each) && !isFailed(each),
  );
  return working.reduce<SetResult | null>((best, { set: { result } }) => {
    if (result === undefined || (best !== null && !isBetter(result, best))) return best;
    return result;
  }, null);
}

function isBetter(a: SetResult, b: SetResult): boolean {
  const [heavier, lighter] = [a.load?.si ?? 0, b.load?.si ?? 0];
  return heavier === lighter ? (a.reps ?? 0) > (b.reps ?? 0) : heavier > lighter;
}
