import type { Quantity } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import type { SetResult, SetTarget } from '../set-leaves.ts';
import type { WorkoutSet } from '../workout-exercises.ts';

/** Loads that were typed in another unit differ by less. */
const sameLoadKilograms = 0.02;

/** What a planned set can go by when it says nothing of its own. */
export interface Beside {
  /** The set of last time that it stands beside. */
  readonly last: DoneSet | null;
  /** What was done or written in the set above it, in the same exercise today. */
  readonly above: SetResult | null;
}

/**
 * What one tap takes for a set: what the target says, else what was done last time, else what stands in the set above.
 * A range of repetitions gives last time's where they lie in it and the load is no heavier, else its least. How hard it
 * was is never taken: the person says that.
 */
export function plannedResult({ set }: WorkoutSet, { last, above }: Beside): SetResult {
  const { target, result } = set;
  const kind = result?.kind ?? target?.kind ?? 'working';
  const isAlike = above !== null && (above.kind === 'warmUp') === (kind === 'warmUp') && kind !== 'drop';
  const below = isAlike ? above : null;
  const load = target?.load ?? quantity(last?.load) ?? below?.load;
  const reps = plannedReps(target, last) ?? last?.reps ?? below?.reps;
  const seconds = target?.seconds ?? last?.seconds ?? below?.seconds;
  const distance = target?.distance ?? quantity(last?.metres) ?? below?.distance;
  return {
    kind,
    ...(load !== undefined && { load }),
    ...(reps !== undefined && { reps }),
    ...(seconds !== undefined && { seconds }),
    ...(distance !== undefined && { distance }),
  };
}

/** What taking over a set of last time writes. */
export function takenFrom({ load, reps, seconds, metres }: DoneSet): Partial<SetResult> {
  return {
    ...(load !== null && { load: { si: load } }),
    ...(reps !== null && { reps }),
    ...(seconds !== null && { seconds }),
    ...(metres !== null && { distance: { si: metres } }),
  };
}

function plannedReps(target: SetTarget | undefined, last: DoneSet | null): number | undefined {
  const { min, max } = target?.reps ?? {};
  const least = min ?? max;
  if (least === undefined) return undefined;
  const then = last?.reps ?? null;
  const isHeavier = (target?.load?.si ?? 0) > (last?.load ?? 0) + sameLoadKilograms;
  return then !== null && !isHeavier && then >= least && then <= (max ?? least) ? then : least;
}

function quantity(si: number | null | undefined): Quantity | undefined {
  return si === null || si === undefined ? undefined : { si };
}
