import type { DoneSet } from '../history/index.ts';
import { maxRepsForOneRepMax, setOneRepMax } from '../strength/index.ts';
import { movedLoad, recordKindsOf } from './exercise-kind.ts';
import type { Measuring } from './set-marks.ts';

/** The fields by which sets are compared. */
export type ComparedSet = Pick<DoneSet, 'kind' | 'load' | 'reps' | 'seconds' | 'metres' | 'rpe' | 'rir'>;

/**
 * Returns the best set of an exercise, the first of equal ones. If load and repetitions are known, sets are compared by
 * e1RM, as records are; a set without an e1RM by the one that it has to failure, with at most twelve repetitions.
 * Otherwise they are compared by the heaviest load, the most repetitions, the farthest distance or the longest time,
 * depending on the tracking. A warm-up is the best only among warm-ups.
 *
 * @param bodyWeight kilograms, null if unknown; added loads are then compared without it
 * @returns null for no sets
 */
export function bestSet<Set extends ComparedSet>(
  sets: readonly Set[],
  bodyWeight: number | null,
  measuring: Measuring,
): Set | null {
  const working = sets.filter(({ kind }) => kind !== 'warmUp');
  const ranked = (working.length > 0 ? working : sets).map((set) => ({
    set,
    rank: rankOf(set, bodyWeight, measuring),
  }));
  return (
    ranked.reduce<(typeof ranked)[number] | null>(
      (best, each) => (best === null || isAhead(each.rank, best.rank) ? each : best),
      null,
    )?.set ?? null
  );
}

/** Returns the figures by which sets are compared. The first figure that differs decides. */
function rankOf(set: ComparedSet, bodyWeight: number | null, measuring: Measuring): readonly number[] {
  const { load, reps, seconds, metres } = set;
  const least = Number.NEGATIVE_INFINITY;
  switch (measuring.exercise.tracking) {
    case 'duration':
    case 'loadDuration':
      return [load ?? least, seconds ?? 0];
    case 'distanceDuration':
      return [metres ?? 0, -(seconds ?? 0)];
    case 'loadDistance':
      return [load ?? least, metres ?? 0];
    default:
      return [estimateOf(set, bodyWeight, measuring), load ?? least, reps ?? 0];
  }
}

/** Returns the e1RM of a set; 0 if nothing was lifted or the load is unknown. */
function estimateOf(set: ComparedSet, bodyWeight: number | null, { exercise, method }: Measuring): number {
  // warm-ups are compared too, with each other
  const counted = { ...set, kind: 'working', load: movedLoad(set, bodyWeight, exercise) };
  if (recordKindsOf(exercise.tracking).includes('e1rm')) {
    const estimate = setOneRepMax(counted, method);
    if (estimate.ok) return estimate.value;
  }
  const reps = set.reps === null ? null : Math.min(set.reps, maxRepsForOneRepMax);
  const estimate = setOneRepMax({ ...counted, reps, rpe: null, rir: null }, method);
  return estimate.ok ? estimate.value : 0;
}

function isAhead(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((figure, index) => figure !== b[index]);
  return at !== -1 && (a[at] as number) > (b[at] as number);
}
