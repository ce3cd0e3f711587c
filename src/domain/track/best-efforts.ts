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
 * @param breaks points before which no stretch begins and after which none ends, ascending
 */
export function bestEfforts(
  track: Track,
  covered: Float64Array,
  distances: readonly number[],
  breaks: readonly number[] = [],
): readonly BestEffort[] {
  const parts = partsOf(track, covered, breaks);
  return distances.flatMap((distance) => {
    const efforts = parts.flatMap((part) => bestOver(part.time, part.total, distance) ?? []);
    return efforts.toSorted((a, b) => a.time - b.time).slice(0, 1);
  });
}

/** The stretch of a given time in which the most was covered or done. */
export interface BestAmount {
  /** Seconds. */
  readonly time: number;
  readonly amount: number;
  /** Seconds since the start of the recording at which it began. */
  readonly startsAt: number;
}

/**
 * Returns for each time the stretch in which a total grows most, such as the distance or the work, interpolated at both of
 * its ends. Times longer than the track have none.
 *
 * @param total at each point, never falling
 * @param times seconds, above 0
 * @param breaks as in {@link bestEfforts}
 */
export function bestAmounts(
  track: Track,
  total: Float64Array,
  times: readonly number[],
  breaks: readonly number[] = [],
): readonly BestAmount[] {
  const parts = partsOf(track, total, breaks);
  return times.flatMap((time) => {
    const amounts = parts.flatMap((part) => mostIn(part.time, part.total, time) ?? []);
    return amounts.toSorted((a, b) => b.amount - a.amount).slice(0, 1);
  });
}

interface Part {
  readonly time: Float64Array;
  readonly total: Float64Array;
}

function partsOf({ time, length }: Track, total: Float64Array, breaks: readonly number[]): readonly Part[] {
  if (length < 2 || Number.isNaN(time[0])) return [];
  const starts = [0, ...breaks];
  return starts.map((from, at) => ({
    time: time.subarray(from, starts[at + 1] ?? length),
    total: total.subarray(from, starts[at + 1] ?? length),
  }));
}

/** The largest window begins or ends at a point, because the total grows linearly between two points. */
function mostIn(time: Float64Array, total: Float64Array, seconds: number): BestAmount | null {
  const count = time.length;
  let best = 0;
  let startsAt = 0;
  const consider = (amount: number, from: number) => {
    if (amount > best) [best, startsAt] = [amount, from];
  };
  for (let from = 0, to = 0; from < count; from++) {
    const end = (time[from] as number) + seconds;
    while (to < count && (time[to] as number) < end) to++;
    if (to === count) break;
    consider(valueBefore(time, total, to, end) - (total[from] as number), time[from] as number);
  }
  for (let to = count - 1, from = count - 1; to >= 0; to--) {
    const start = (time[to] as number) - seconds;
    if (start < (time[0] as number)) break;
    while (from > 0 && (time[from - 1] as number) >= start) from--;
    consider((total[to] as number) - valueBefore(time, total, from, start), start);
  }
  return best > 0 ? { time: seconds, amount: best, startsAt } : null;
}

/** The value at x in the step of a piecewise linear function that ends at `to`. */
function valueBefore(xs: Float64Array, values: Float64Array, to: number, x: number): number {
  if (to === 0) return values[0] as number;
  const [a, b] = [xs[to - 1] as number, xs[to] as number];
  const share = b > a ? (x - a) / (b - a) : 1;
  return (values[to - 1] as number) + share * ((values[to] as number) - (values[to - 1] as number));
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
    const took = valueBefore(covered, time, to, target) - (time[from] as number);
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

/** The last time at which a distance was covered, in the step that begins at `from`. */
function lastTimeAt(time: Float64Array, covered: Float64Array, from: number, metres: number): number {
  if (from + 1 >= covered.length) return time[from] as number;
  const [a, b] = [covered[from] as number, covered[from + 1] as number];
  const share = b > a ? (metres - a) / (b - a) : 0;
  return (time[from] as number) + share * ((time[from + 1] as number) - (time[from] as number));
}
