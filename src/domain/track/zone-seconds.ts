import type { Track } from './track.ts';

/** A longer step between two points says nothing about the time between them. In seconds. */
const maxStep = 30;

/**
 * Returns the seconds in each zone of a value, such as the heart rate. The value of a point holds until the next, for at
 * most 30 s, and not over a pause.
 *
 * @param bounds the upper limits of the zones, rising; above the last there is one more zone
 */
export function zoneSeconds(
  track: Track,
  column: 'heartRate' | 'power' | 'speed',
  bounds: readonly number[],
): readonly number[] {
  const zones = Array.from({ length: bounds.length + 1 }, () => 0);
  const starts = new Set(track.segments);
  for (let point = 0; point + 1 < track.length; point++) {
    const value = track[column][point] as number;
    const took = (track.time[point + 1] as number) - (track.time[point] as number);
    if (Number.isNaN(value) || Number.isNaN(took) || starts.has(point + 1)) continue;
    const above = bounds.findIndex((bound) => value < bound);
    const zone = above === -1 ? bounds.length : above;
    zones[zone] = (zones[zone] as number) + Math.min(took, maxStep);
  }
  return zones;
}

/** Returns the average of a value over time, and its highest; null if no point has one. */
export function averageOf(
  track: Track,
  column: 'heartRate' | 'power' | 'cadence',
): { readonly average: number; readonly max: number } | null {
  let [sum, took, max] = [0, 0, Number.NEGATIVE_INFINITY];
  for (let point = 0; point < track.length; point++) {
    const value = track[column][point] as number;
    if (Number.isNaN(value)) continue;
    const step = (track.time[point + 1] ?? Number.NaN) - (track.time[point] as number);
    const seconds = Number.isNaN(step) ? 1 : Math.min(step, maxStep);
    sum += value * seconds;
    took += seconds;
    max = Math.max(max, value);
  }
  return took === 0 ? null : { average: sum / took, max };
}
