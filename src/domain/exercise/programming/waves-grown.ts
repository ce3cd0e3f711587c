import type { SetTarget } from '../set-leaves.ts';
import { askedSets, firstMiss, type Miss, type MissedSession } from './asked-sets.ts';
import { type Loadable, nearestLoad } from './loadable.ts';
import { nameOf, type PastSession } from './past-sessions.ts';
import type { Progression, WaveSet } from './progression.ts';

interface Waves {
  readonly progression: Extract<Progression, { rule: 'wave' }>;
  /** The number of working sets in the routine. */
  readonly working: number;
  readonly loadable: Loadable;
  readonly timesATurn: number;
  /** The training max at the start, kilograms; null if it was not entered. */
  readonly start: number | null;
}

/**
 * Returns how often the training max increased: once for each wave in which every set met its target. Misses in a light
 * week do not count, because such a week tests nothing.
 *
 * @param sessions of complete waves, oldest first
 * @see J. Wendler, "5/3/1" (2009): it goes up as long as the repetitions asked for are done
 */
export function wavesGrown(
  { progression: { weeks, step, of }, working, loadable, timesATurn, start }: Waves,
  sessions: readonly PastSession[],
): { readonly waves: number; readonly held: MissedSession | null } {
  let grown = 0;
  let held: MissedSession | null = null;
  if (of !== 'trainingMax' || start === null || step === undefined) return { waves: grown, held };
  const aWave = weeks.length * timesATurn;
  const ofRoutine = weeks.map((week) => week.slice(0, working));
  const hardest = Math.max(...ofRoutine.map(strainOf));
  for (let first = 0; first < sessions.length; first += aWave) {
    const max = start + grown * step.si;
    held = null;
    for (const [index, session] of sessions.slice(first, first + aWave).entries()) {
      const ofWeek = ofRoutine[Math.floor(index / timesATurn)] ?? [];
      const isLight = strainOf(ofWeek) <= lightShare * hardest;
      const miss = isLight ? null : missOfWeek(session, ofWeek, { max, loadable });
      if (miss !== null) held ??= { last: nameOf(session), miss };
    }
    if (held === null) grown += 1;
  }
  return { waves: grown, held };
}

/** A week is light (a deload) if its hardest set is at most this share of the wave's hardest. */
const lightShare = 0.85;

/**
 * Returns how hard the hardest set of a week is: the one-rep max that the set implies, as a share of the reference
 * maximum.
 *
 * @see B. Epley, "Poundage Chart", Boyd Epley Workout (1985)
 */
function strainOf(week: readonly WaveSet[]): number {
  return Math.max(0, ...week.map(({ share, reps }) => (reps === 1 ? share : share * (1 + reps / 30))));
}

/** Judges a session by the targets stored in its workout. Sets without a stored share are judged by the wave. */
function missOfWeek(
  session: PastSession,
  ofWeek: readonly WaveSet[],
  { max, loadable }: { readonly max: number; readonly loadable: Loadable },
): Miss | null {
  const planned = ofWeek.map(({ share, reps }): SetTarget => {
    const exact = max * share;
    return { reps: { min: reps }, load: { si: Math.min(exact, nearestLoad(exact, loadable)) } };
  });
  const asked = askedSets(session, planned, ({ share }) => share !== undefined).map((set) => ({
    ...set,
    asked: set.asked ?? set.planned,
  }));
  return firstMiss(asked, { goal: (set) => set.asked?.reps?.min ?? null, loads: true });
}
