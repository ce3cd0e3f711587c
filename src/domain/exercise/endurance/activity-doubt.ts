import { type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { knownSport, type Sport } from '../sport.ts';
import { speedOf } from './pace.ts';
import { topSpeed } from './top-speed.ts';

/**
 * What cannot be right about the distance, the climb and the times of an activity. It is asked about, and until it is
 * corrected the activity makes no best time and says nothing as a race.
 */
export type ActivityDoubt =
  /** A slip of the finger, or a ride taken for a run. */
  | { readonly code: 'exercise/faster-than-anybody'; readonly seconds: Seconds }
  /** Hours typed for minutes, or a watch that ran on. */
  | { readonly code: 'exercise/slower-than-anybody'; readonly seconds: Seconds }
  /** Steeper than 45 degrees all the way. */
  | { readonly code: 'exercise/climb-beyond-distance'; readonly climb: Metres; readonly distance: Metres }
  /** The time in motion is longer than the time by the clock. */
  | { readonly code: 'exercise/moving-beyond-elapsed'; readonly moving: Seconds; readonly elapsed: Seconds };

/**
 * Metres a second, below what people do even with long stops: hours typed for minutes make a sixtieth of any speed. Who
 * learns to walk again is faster than 3 m a minute.
 */
const lowSpeeds: { readonly [S in Sport]?: number } = {
  run: 0.1,
  ride: 0.3,
  walk: 0.05,
  hike: 0.05,
  swim: 0.05,
  row: 0.1,
};

/** Where the distance is covered on the ground that is climbed. */
const onGround: ReadonlySet<Sport> = new Set(['run', 'ride', 'walk', 'hike']);

/** Two times of one device may be rounded apart. */
const roundingSeconds = 1;

/**
 * Compares the times of an activity with each other, and each of them and the climb with its distance. Null where all may
 * be right.
 */
export function activityDoubt(activity: Partial<Activity>): ActivityDoubt | null {
  const { movingSeconds: moving, elapsedSeconds: elapsed } = activity;
  if (moving !== undefined && elapsed !== undefined && moving > elapsed + roundingSeconds)
    return { code: 'exercise/moving-beyond-elapsed', moving: seconds(moving), elapsed: seconds(elapsed) };
  const tooShort = [moving, elapsed].find((time) => time !== undefined && isFasterThanAnybody(activity, seconds(time)));
  if (tooShort !== undefined) return { code: 'exercise/faster-than-anybody', seconds: seconds(tooShort) };
  return tooLong(activity) ?? tooSteep(activity);
}

function tooLong({ sport, distance, movingSeconds, elapsedSeconds }: Partial<Activity>): ActivityDoubt | null {
  const time = movingSeconds ?? elapsedSeconds;
  const lowest = lowSpeeds[knownSport(sport)] ?? 0;
  if (time === undefined || distance === undefined || !(distance.si > 0)) return null;
  return distance.si < lowest * time ? { code: 'exercise/slower-than-anybody', seconds: seconds(time) } : null;
}

function tooSteep({ sport, distance, climb }: Partial<Activity>): ActivityDoubt | null {
  if (distance === undefined || climb === undefined || !(distance.si > 0) || !onGround.has(knownSport(sport)))
    return null;
  if (climb.si <= distance.si) return null;
  return { code: 'exercise/climb-beyond-distance', climb: metres(climb.si), distance: metres(distance.si) };
}

/** Whether the heart rates of an activity contradict each other: the average is asked about. */
export function isAverageAboveHighest({ heartRate }: Pick<Activity, 'heartRate'>): boolean {
  const { average, max } = heartRate ?? {};
  return average !== undefined && max !== undefined && average > max;
}

function isFasterThanAnybody({ sport, distance }: Partial<Activity>, time: Seconds): boolean {
  if (distance === undefined) return false;
  const over = metres(distance.si);
  const speed = speedOf(over, time);
  return speed !== null && speed > topSpeed(knownSport(sport), over);
}
