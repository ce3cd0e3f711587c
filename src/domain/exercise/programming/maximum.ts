import { addDays, type LocalDay } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import type { PastSession } from './past-sessions.ts';

/** Estimates the one-rep max from a set, in kilograms; null if that is not possible. */
export type EstimateMax = (set: DoneSet) => number | null;

/** The set from which a one-rep max was estimated. */
export interface EstimatedFrom {
  readonly workout: string;
  readonly day: LocalDay;
  /** Kilograms. */
  readonly load: number;
  readonly reps: number;
}

/** The maximum to which planned percentages refer. */
export type Maximum =
  | { readonly of: 'e1rm'; readonly kilograms: number; readonly from: EstimatedFrom }
  /** A training max that the user entered, plus the steps of the waves since then. */
  | {
      readonly of: 'trainingMax';
      readonly kilograms: number;
      readonly from: { readonly start: number; readonly waves: number; readonly step: number };
    }
  /** A training max that the user did not enter: a share of the e1RM. */
  | { readonly of: 'trainingMax'; readonly kilograms: number; readonly from: EstimatedFrom; readonly share: number };

/**
 * The number of days before the last session in which the best estimate counts. Older estimates may no longer be valid.
 */
const recentDays = 84;

/**
 * The default training max, as a share of the one-rep max.
 *
 * @see J. Wendler, "5/3/1" (2009): 90 % of the one-rep maximum
 */
const trainingMaxShare = 0.9;

/** Returns the best estimate from the 12 weeks up to the last session; null if no set gives one. */
export function bestRecentMax(sessions: readonly PastSession[], estimate: EstimateMax): Maximum | null {
  const last = sessions.at(-1);
  if (last === undefined) return null;
  const since = addDays(last.day, -recentDays);
  return bestOf(
    sessions.filter(({ day }) => day >= since),
    estimate,
  );
}

/** Returns the best estimate of the newest session that gives one. */
export function newestMax(sessions: readonly PastSession[], estimate: EstimateMax): Maximum | null {
  for (const session of sessions.toReversed()) {
    const best = bestOf([session], estimate);
    if (best !== null) return best;
  }
  return null;
}

/**
 * Returns the training max: the entered one plus a step for each wave since, else a share of the e1RM.
 *
 * @param start kilograms, as entered; null if it was not
 * @param waves complete waves done since then
 * @param step kilograms per wave
 */
export function trainingMax(
  { start, waves, step }: { readonly start: number | null; readonly waves: number; readonly step: number },
  e1rm: Maximum | null,
): Maximum | null {
  if (start !== null) return { of: 'trainingMax', kilograms: start + waves * step, from: { start, waves, step } };
  if (e1rm?.of !== 'e1rm') return null;
  const { kilograms, from } = e1rm;
  return { of: 'trainingMax', kilograms: kilograms * trainingMaxShare, from, share: trainingMaxShare };
}

function bestOf(sessions: readonly PastSession[], estimate: EstimateMax): Maximum | null {
  let best: Maximum | null = null;
  for (const { workout, day, sets } of sessions) {
    for (const set of sets) {
      const kilograms = estimate(set);
      if (kilograms === null || set.load === null || set.reps === null) continue;
      if (best === null || kilograms > best.kilograms)
        best = { of: 'e1rm', kilograms, from: { workout, day, load: set.load, reps: set.reps } };
    }
  }
  return best;
}
