import type { SetTarget } from '../set-leaves.ts';
import { askedSets, firstMiss, type Miss, type MissedSession } from './asked-sets.ts';
import { type Loadable, nearestLoad } from './loadable.ts';
import { nameOf, type PastSession } from './past-sessions.ts';
import type { Progression, WaveSet } from './progression.ts';

interface Waves {
  readonly progression: Extract<Progression, { rule: 'wave' }>;
  /** How many working sets the routine has. */
  readonly working: number;
  readonly loadable: Loadable;
  readonly timesATurn: number;
  /** The training maximum at the start, kilograms; null where it was not written down. */
  readonly start: number | null;
}

/**
 * How often the training maximum went up: once for each wave in which every set was done as it was asked for. A light
 * week tests nothing: what was missed in it holds nothing back.
 *
 * @param sessions of whole waves, the oldest first
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

/** A week whose hardest set is no harder than this share of the wave's hardest is a light one, a deload. */
const lightShare = 0.85;

/**
 * How hard the hardest set of a week is: the one-rep maximum that it shows, as a share of the maximum it is taken of.
 *
 * @see B. Epley, "Poundage Chart", Boyd Epley Workout (1985)
 */
function strainOf(week: readonly WaveSet[]): number {
  return Math.max(0, ...week.map(({ share, reps }) => (reps === 1 ? share : share * (1 + reps / 30))));
}

/** What a week asked for is what its workout says; where it says no share, what the wave has for it. */
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
