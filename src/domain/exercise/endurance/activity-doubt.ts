import { metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { knownSport, type Sport } from '../sport.ts';
import { speedOf } from './pace.ts';
import { vdotOf } from './race-times.ts';

/**
 * What cannot be right about the distance and the times of an activity. It is asked about, and until it is corrected the
 * activity makes no best time and says nothing as a race.
 */
export type ActivityDoubt =
  /** A slip of the finger, or a ride taken for a run. */
  | { readonly code: 'exercise/faster-than-anybody'; readonly seconds: Seconds }
  /** The time in motion is longer than the time by the clock. */
  | { readonly code: 'exercise/moving-beyond-elapsed'; readonly moving: Seconds; readonly elapsed: Seconds };

/**
 * Metres a second, a little above the best that anybody has done over a distance people compete at: 100 m run in 9.58 s,
 * the hour on a bicycle, 5 km walked in 18:05, 50 m swum in 20.9 s, 2 km rowed by an eight in 5:18. A ride may go downhill.
 */
const topSpeeds: { readonly [S in Sport]?: number } = { run: 10.6, ride: 20, walk: 5, hike: 5, swim: 2.5, row: 6.6 };

/** The best runners ever come to about 86. */
const topVdot = 90;

/** Two times of one device may be rounded apart. */
const roundingSeconds = 1;

/** Compares the times of an activity with each other, and each of them with its distance. Null where all may be right. */
export function activityDoubt(activity: Activity): ActivityDoubt | null {
  const { movingSeconds: moving, elapsedSeconds: elapsed } = activity;
  if (moving !== undefined && elapsed !== undefined && moving > elapsed + roundingSeconds)
    return { code: 'exercise/moving-beyond-elapsed', moving: seconds(moving), elapsed: seconds(elapsed) };
  const tooShort = [moving, elapsed].find((time) => time !== undefined && isFasterThanAnybody(activity, seconds(time)));
  return tooShort === undefined ? null : { code: 'exercise/faster-than-anybody', seconds: seconds(tooShort) };
}

/** Whether the heart rates of an activity contradict each other: the average is asked about. */
export function isAverageAboveHighest({ heartRate }: Pick<Activity, 'heartRate'>): boolean {
  const { average, max } = heartRate ?? {};
  return average !== undefined && max !== undefined && average > max;
}

function isFasterThanAnybody({ sport, distance }: Activity, time: Seconds): boolean {
  if (distance === undefined) return false;
  const over = metres(distance.si);
  const known = knownSport(sport);
  const speed = speedOf(over, time);
  if (speed === null) return false;
  if (speed > (topSpeeds[known] ?? Number.POSITIVE_INFINITY)) return true;
  if (known !== 'run') return false;
  const vdot = vdotOf({ metres: over, seconds: time });
  return vdot.ok && vdot.value > topVdot;
}
