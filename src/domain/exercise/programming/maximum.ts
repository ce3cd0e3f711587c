import { addDays, type LocalDay } from '../../kernel/index.ts';
import type { DoneSet } from '../history/index.ts';
import type { PastSession } from './past-sessions.ts';

/** What a set says of the one-rep maximum, kilograms; null where it says nothing. */
export type EstimateMax = (set: DoneSet) => number | null;

/** The set that an estimate stands on. */
export interface EstimatedFrom {
  readonly workout: string;
  readonly day: LocalDay;
  /** Kilograms. */
  readonly load: number;
  readonly reps: number;
}

/** What shares are taken of. */
export type Maximum =
  | { readonly of: 'e1rm'; readonly kilograms: number; readonly from: EstimatedFrom }
  /** A training maximum that was written down, with what the waves since have put on it. */
  | {
      readonly of: 'trainingMax';
      readonly kilograms: number;
      readonly from: { readonly start: number; readonly waves: number; readonly step: number };
    }
  /** A training maximum that nobody wrote down: a share of the estimated one. */
  | { readonly of: 'trainingMax'; readonly kilograms: number; readonly from: EstimatedFrom; readonly share: number };

/** Weeks back from the last session from which the best estimate is taken: older strength may be gone. */
const recentDays = 84;

/**
 * The usual training maximum, where none is written down.
 *
 * @see J. Wendler, "5/3/1" (2009): 90 % of the one-rep maximum
 */
const trainingMaxShare = 0.9;

/** The best estimate of the 12 weeks up to the last session; null where no set gives one. */
export function bestRecentMax(sessions: readonly PastSession[], estimate: EstimateMax): Maximum | null {
  const last = sessions.at(-1);
  if (last === undefined) return null;
  const since = addDays(last.day, -recentDays);
  return bestOf(
    sessions.filter(({ day }) => day >= since),
    estimate,
  );
}

/** The best estimate of the newest session that gives one. */
export function newestMax(sessions: readonly PastSession[], estimate: EstimateMax): Maximum | null {
  for (const session of sessions.toReversed()) {
    const best = bestOf([session], estimate);
    if (best !== null) return best;
  }
  return null;
}

/**
 * The training maximum: the one that was written down with a step for each wave since, else a share of the estimated
 * maximum.
 *
 * @param start kilograms, as written down; null where it was not
 * @param waves whole waves done since then
 * @param step kilograms a wave
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
