import { type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { knownSport, type Sport } from '../sport.ts';
import { speedOf } from './pace.ts';
import { topSpeed } from './top-speed.ts';

/**
 * An implausible distance, elevation gain or time of an activity. The UI asks about it. Until it is corrected or
 * confirmed, the activity counts towards no best time or race estimate.
 */
export type ActivityDoubt =
  /** A typing error, or a ride recorded as a run. */
  | { readonly code: 'exercise/faster-than-anybody'; readonly seconds: Seconds }
  /** Hours typed instead of minutes, or a watch that was not stopped. */
  | { readonly code: 'exercise/slower-than-anybody'; readonly seconds: Seconds }
  /** The same without a distance. */
  | { readonly code: 'exercise/longer-than-a-day'; readonly seconds: Seconds }
  /** The average slope is steeper than 45 degrees. */
  | { readonly code: 'exercise/climb-beyond-distance'; readonly climb: Metres; readonly distance: Metres }
  | { readonly code: 'exercise/moving-beyond-elapsed'; readonly moving: Seconds; readonly elapsed: Seconds };

/**
 * The lowest plausible speeds, in metres per second. People are faster than this even with long stops; a person
 * relearning to walk covers more than 3 m per minute. Typing hours instead of minutes divides any speed by 60.
 */
const lowSpeeds: { readonly [S in Sport]?: number } = {
  run: 0.1,
  ride: 0.3,
  walk: 0.05,
  hike: 0.05,
  swim: 0.05,
  row: 0.1,
};

/** The sports in which the elevation gain cannot exceed the distance. */
const onGround: ReadonlySet<Sport> = new Set(['run', 'ride', 'walk', 'hike']);

const daySeconds = 86_400;

/** The tolerance between moving and elapsed time, which a device may round differently. */
const roundingSeconds = 1;

/**
 * Compares the times of an activity with each other, and each time and the elevation gain with the distance. Returns
 * null if all are plausible, or if the person confirmed what is not.
 */
export function activityDoubt(activity: Partial<Activity>): ActivityDoubt | null {
  const doubt = foundDoubt(activity);
  return doubt !== null && isConfirmed(doubt, activity) ? null : doubt;
}

/** Returns what is stored when the person confirms a doubt. It says nothing about other figures. */
export function confirmationOf({ code }: ActivityDoubt, activity: Partial<Activity>): string {
  const { sport, distance, movingSeconds, elapsedSeconds, climb } = activity;
  return [code, sport, ...[distance?.si, movingSeconds, elapsedSeconds, climb?.si].map((each) => each ?? '–')].join(
    ' ',
  );
}

function isConfirmed(doubt: ActivityDoubt, activity: Partial<Activity>): boolean {
  const { confirmedDoubt } = activity;
  // an earlier version stored the code alone
  const isAny = confirmedDoubt === doubt.code || confirmedDoubt === confirmationOf(doubt, activity);
  return isAny && canBeConfirmed(doubt);
}

/** Two times that contradict each other cannot both be right. */
export function canBeConfirmed({ code }: ActivityDoubt): boolean {
  return code !== 'exercise/moving-beyond-elapsed';
}

function foundDoubt(activity: Partial<Activity>): ActivityDoubt | null {
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
  if (time === undefined) return null;
  if (distance === undefined || !(distance.si > 0))
    return time > daySeconds ? { code: 'exercise/longer-than-a-day', seconds: seconds(time) } : null;
  return distance.si < lowest * time ? { code: 'exercise/slower-than-anybody', seconds: seconds(time) } : null;
}

function tooSteep({ sport, distance, climb }: Partial<Activity>): ActivityDoubt | null {
  if (distance === undefined || climb === undefined || !(distance.si > 0) || !onGround.has(knownSport(sport)))
    return null;
  if (climb.si <= distance.si) return null;
  return { code: 'exercise/climb-beyond-distance', climb: metres(climb.si), distance: metres(distance.si) };
}

/** Returns whether the average heart rate of an activity is above its maximum. The UI then asks about the average. */
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
