import { type Seconds, seconds } from '../kernel/index.ts';
import type { Track } from './track.ts';

/** The fastest stretch over a distance. Its time is elapsed time: stops and pauses within it count. */
export interface BestEffort {
  /** Metres. */
  readonly distance: number;
  readonly time: Seconds;
  /** Seconds since the start of the recording at which it began. */
  readonly startsAt: number;
}

/**
 * Returns the fastest stretch over each distance, interpolated between points at both of its ends. Distances that were
 * not covered have none.
 *
 * @param covered metres at each point, never falling
 * @param distances in metres, above 0
 */
export function bestEfforts(track: Track, covered: Float64Array, distances: readonly number[]): readonly BestEffort[] {
  if (track.length < 2 || Number.isNaN(track.time[0])) return [];
  return distances.flatMap((distance) => bestOver(track.time, covered, distance) ?? []);
}

/**
 * The shortest window begins or ends at a point, because time grows linearly between two points. A window that begins at
 * a point is found from the left, one that ends at a point from the right.
 */
function bestOver(time: Float64Array, covered: Float64Array, distance: number): BestEffort | null {
  const count = covered.length;
  let best = Number.POSITIVE_INFINITY;
  let startsAt = 0;
  for (let from = 0, to = 0; from < count; from++) {
    const target = (covered[from] as number) + distance;
    while (to < count && (covered[to] as number) < target) to++;
    if (to === count) break;
    const took = timeAt(time, covered, to, target) - (time[from] as number);
    if (took < best) [best, startsAt] = [took, time[from] as number];
  }
  for (let to = count - 1, from = count - 1; to >= 0; to--) {
    const target = (covered[to] as number) - distance;
    if (target < (covered[0] as number)) break;
    while (from > 0 && (covered[from] as number) > target) from--;
    const start = lastTimeAt(time, covered, from, target);
    const took = (time[to] as number) - start;
    if (took < best) [best, startsAt] = [took, start];
  }
  return best > 0 && Number.isFinite(best) ? { distance, time: seconds(best), startsAt } : null;
}

/** The time at which a distance was first covered, which lies in the step that ends at `to`. */
function timeAt(time: Float64Array, covered: Float64Array, to: number, metres: number): number {
  if (to === 0) return time[0] as number;
  const [a, b] = [covered[to - 1] as number, covered[to] as number];
  const share = b > a ? (metres - a) / (b - a) : 1;
  return (time[to - 1] as number) + share * ((time[to] as number) - (time[to - 1] as number));
}

/** The last time at which a distance was covered, in the step that begins at `from`. */
function lastTimeAt(time: Float64Array, covered: Float64Array, from: number, metres: number): number {
  if (from + 1 >= covered.length) return time[from] as number;
  const [a, b] = [covered[from] as number, covered[from + 1] as number];
  const share = b > a ? (metres - a) / (b - a) : 0;
  return (time[from] as number) + share * ((time[from + 1] as number) - (time[from] as number));
}
