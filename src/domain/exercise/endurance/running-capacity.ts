import { addDays, compareDays, type LocalDay, metres, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { isBroken } from '../track-figures.ts';
import { raceOf } from './activity-figures.ts';
import { countsForBest, trackFiguresFor } from './best-times.ts';
import { type Race, vdotOf } from './race-times.ts';

const windowDays = 182;
/** Among fewer runs, the fastest may well have been an easy one. */
const minRuns = 5;

/**
 * Returns a function that gives the highest VDOT of the half year up to and including a day, of whole runs and of the
 * fastest stretches of their recordings. It is a lower limit of what the person can do: none may have been at full
 * effort. Null if the half year has fewer than five runs.
 *
 * @param activities without those in the trash
 * @see {@link vdotOf}
 */
export function runningCapacity(activities: Iterable<Activity>): (day: LocalDay) => number | null {
  let runs: readonly Run[] | null = null; // whoever has heart rates needs none
  const known = new Map<LocalDay, number | null>();
  const capacityOn = (day: LocalDay): number | null => {
    runs ??= runsIn(activities);
    const from = addDays(day, 1 - windowDays);
    let [count, best] = [0, 0];
    for (let at = lastUntil(runs, day); at >= 0; at--) {
      const run = runs[at];
      if (run === undefined || run.day < from) break;
      [count, best] = [count + 1, Math.max(best, run.vdot)];
    }
    return count < minRuns ? null : best;
  };
  return (day) => {
    if (!known.has(day)) known.set(day, capacityOn(day));
    return known.get(day) ?? null;
  };
}

interface Run {
  readonly day: LocalDay;
  readonly vdot: number;
}

/** Returns the runs that have a VDOT, earliest first. */
function runsIn(activities: Iterable<Activity>): readonly Run[] {
  const runs: Run[] = [];
  for (const activity of activities) {
    const { day } = activity;
    if (day === undefined || !countsForBest('run', activity)) continue;
    const vdots = racesIn(activity).map((race) => vdotOf(race));
    const vdot = Math.max(0, ...vdots.map((each) => (each.ok ? each.value : 0)));
    if (vdot > 0) runs.push({ day, vdot });
  }
  return runs.sort((a, b) => compareDays(a.day, b.day));
}

/** Returns the index of the last run up to and including a day; −1 if there is none. */
function lastUntil(runs: readonly Run[], day: LocalDay): number {
  let [from, to] = [0, runs.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((runs[middle]?.day ?? '') <= day) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

function racesIn(activity: Activity): readonly Race[] {
  const whole = isBroken(activity) ? null : raceOf(activity);
  const stretches = (trackFiguresFor('run', activity)?.distances ?? []).map(([covered, time]) => ({
    metres: metres(covered),
    seconds: seconds(time),
  }));
  return whole === null ? stretches : [whole, ...stretches];
}
