import type { Quantity } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import { continuesSet } from '../set-kinds.ts';
import type { SetResult, SetTarget } from '../set-leaves.ts';
import type { WorkoutSet } from '../workout-exercises.ts';

/** The tolerance for equal loads that were typed in different units. */
const sameLoadKilograms = 0.02;

/** The fallback sources for a planned set without values of its own. */
export interface Beside {
  /** The matching set of last time. */
  readonly last: DoneSet | null;
  /** The result of the set above it, completed or not, in the same exercise today. */
  readonly above: SetResult | null;
}

/**
 * Returns the values that one tap enters for a set: from the target, falling back to last time and then to the set
 * above. For a range of repetitions it takes last time's, if they are in the range and the load is no heavier;
 * otherwise the lower end. Effort is never filled in, because only the user can judge it.
 */
export function plannedResult({ set }: WorkoutSet, { last, above }: Beside): SetResult {
  const { target, result } = set;
  const kind = result?.kind ?? target?.kind ?? 'working';
  const isAlike = above !== null && (above.kind === 'warmUp') === (kind === 'warmUp') && !continuesSet(kind);
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

/** Returns the values to write when a set of last time is copied. */
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
