import { metres } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { knownSport, type Sport } from '../sport.ts';
import { movementOf, movingTime } from './activity-figures.ts';
import { vdotOf } from './race-times.ts';

/**
 * Metres a second, a little above the best that anybody has done over a distance people compete at: 100 m run in 9.58 s,
 * the hour on a bicycle, 5 km walked in 18:05, 50 m swum in 20.9 s, 2 km rowed by an eight in 5:18. A ride may go downhill.
 */
const topSpeeds: { readonly [S in Sport]?: number } = { run: 10.6, ride: 20, walk: 5, hike: 5, swim: 2.5, row: 6.6 };

/** The best runners ever come to about 86. */
const topVdot = 90;

/**
 * Whether somebody would have to be faster than anybody ever was: a slip of the finger, or a ride taken for a run. Then it
 * is asked about and makes no best time.
 */
export function isFasterThanAnybody(activity: Activity): boolean {
  const movement = movementOf(activity);
  const time = movingTime(activity);
  const sport = knownSport(activity.sport);
  if (movement === null || time === null || activity.distance === undefined) return false;
  if (movement.speed > (topSpeeds[sport] ?? Number.POSITIVE_INFINITY)) return true;
  if (sport !== 'run') return false;
  const vdot = vdotOf({ metres: metres(activity.distance.si), seconds: time });
  return vdot.ok && vdot.value > topVdot;
}
