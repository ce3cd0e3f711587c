import type { SecondsByValue } from '../exercise/index.ts';
import type { Track } from './track.ts';

/** A longer step between two points says nothing about the time between them. In seconds. */
const maxStep = 30;

/**
 * Returns how long a value lasted, by steps of the value. The value of a point holds until the next, for at most 30 s, and
 * not over a pause.
 *
 * @returns null if no point has the value for any time
 */
export function secondsByValue(track: Track, column: 'heartRate' | 'power', step: number): SecondsByValue | null {
  const byStep = new Map<number, number>();
  for (let point = 0; point + 1 < track.length; point++) {
    const value = track[column][point] as number;
    const took = heldSeconds(track, point);
    if (!Number.isNaN(value) && took > 0) add(byStep, Math.floor(value / step), took);
  }
  if (byStep.size === 0) return null;
  const first = Math.min(...byStep.keys());
  const count = Math.max(...byStep.keys()) - first + 1;
  const seconds = Array.from({ length: count }, (_, at) => Math.round(10 * (byStep.get(first + at) ?? 0)) / 10);
  return { from: first * step, seconds };
}

/**
 * Returns the average of a value over time, and its highest; null if no point has one. The value of a point holds as in
 * {@link secondsByValue}; if none holds for any time, as without times, all points count the same.
 */
export function averageOf(
  track: Track,
  column: 'heartRate' | 'power' | 'cadence',
): { readonly average: number; readonly max: number } | null {
  let [sum, took, max] = [0, 0, Number.NEGATIVE_INFINITY];
  let [plainSum, count] = [0, 0];
  for (let point = 0; point < track.length; point++) {
    const value = track[column][point] as number;
    if (Number.isNaN(value)) continue;
    const seconds = heldSeconds(track, point);
    sum += value * seconds;
    took += seconds;
    plainSum += value;
    count += 1;
    max = Math.max(max, value);
  }
  if (count === 0) return null;
  return { average: took === 0 ? plainSum / count : sum / took, max };
}

/** Returns the work up to each point, in joules. Without a measurement for more than 30 s, nothing is done. */
export function workOf(track: Track): Float64Array | null {
  const work = new Float64Array(track.length);
  let isMeasured = false;
  for (let point = 0; point + 1 < track.length; point++) {
    const watts = track.power[point] as number;
    const took = heldSeconds(track, point);
    isMeasured ||= watts > 0;
    work[point + 1] = (work[point] as number) + (Number.isNaN(watts) ? 0 : watts * took);
  }
  return isMeasured ? work : null;
}

/** Returns for how many seconds the values of a point hold: until the next, for at most 30 s, and not over a pause. */
export function heldSeconds({ time, segments }: Pick<Track, 'time' | 'segments'>, point: number): number {
  const took = (time[point + 1] as number) - (time[point] as number);
  return Number.isNaN(took) || isStart(segments, point + 1) ? 0 : Math.min(took, maxStep);
}

/** Finds a point among the sorted starts of segments, of which most tracks have few. */
function isStart(segments: readonly number[], point: number): boolean {
  let [low, high] = [0, segments.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const start = segments[middle] as number;
    if (start === point) return true;
    if (start < point) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

function add(byStep: Map<number, number>, at: number, seconds: number): void {
  byStep.set(at, (byStep.get(at) ?? 0) + seconds);
}
