import type { Activity } from '../activity.ts';
import { activityDoubt } from './activity-doubt.ts';
import { movementOf } from './activity-figures.ts';

/**
 * Returns how many metres one heartbeat lasted: the speed over the average heart rate. It joins pace and heart rate in
 * one figure, so that a faster run at a higher heart rate can be compared with an easy one.
 *
 * @returns null if there is no distance, time or heart rate, or if the figures contradict each other
 */
export function metresPerBeat(activity: Activity): number | null {
  const movement = movementOf(activity);
  const beats = activity.heartRate?.average ?? 0;
  if (movement === null || beats <= 0 || activityDoubt(activity) !== null) return null;
  return (movement.speed * 60) / beats;
}
