import { type Metres, metres, type Seconds, seconds } from '../kernel/index.ts';
import type { Track } from './track.ts';
import { heldSeconds } from './values-over-time.ts';

/** A stretch of a kilometre, of a mile, or the rest after the last. */
export interface Split {
  readonly metres: Metres;
  /** Elapsed time. */
  readonly time: Seconds;
  /** Beats per minute, averaged over time without pauses; null without a heart rate. */
  readonly heartRate: number | null;
  /** Metres higher at its end than at its start; null without altitudes. */
  readonly rise: number | null;
}

/** A shorter rest is no split. */
const minRest = 10;
/** Nobody reads a longer table. One jump of the positions can make thousands, more than a record may hold. */
const maxSplits = 1_000;

/**
 * Returns the splits of a track, the last of which can be shorter.
 *
 * @param covered metres at each point, never falling
 * @param length metres of a split, above 0
 * @returns none if there were more than {@link maxSplits}
 */
export function splitsOf(track: Track, covered: Float64Array, length: number): readonly Split[] {
  if (track.length < 2 || Number.isNaN(track.time[0])) return [];
  const last = track.length - 1;
  const total = covered[last] as number;
  if (total > maxSplits * length) return [];
  const splits: Split[] = [];
  let from: Place = { point: 0, share: 0 };
  for (let start = 0; total - start >= Math.min(minRest, length); start += length) {
    const end = Math.min(start + length, total);
    const to = end === total ? { point: last, share: 0 } : placeAt(covered, end, from.point);
    splits.push(splitBetween(track, from, to, end - start));
    from = to;
  }
  return splits;
}

/** A position on a track: a point, and a share of the step to the next. */
interface Place {
  readonly point: number;
  readonly share: number;
}

function placeAt(covered: Float64Array, target: number, from: number): Place {
  let point = from;
  while ((covered[point + 1] as number) < target) point++;
  const [a, b] = [covered[point] as number, covered[point + 1] as number];
  return { point, share: b > a ? (target - a) / (b - a) : 0 };
}

function splitBetween(track: Track, from: Place, to: Place, covered: number): Split {
  const rise = valueAt(track.altitude, to) - valueAt(track.altitude, from);
  return {
    metres: metres(covered),
    time: seconds(valueAt(track.time, to) - valueAt(track.time, from)),
    heartRate: averageBetween(track, from, to),
    rise: Number.isNaN(rise) ? null : rise,
  };
}

function valueAt(column: Float64Array, { point, share }: Place): number {
  const [a, b] = [column[point] as number, column[point + 1] ?? Number.NaN];
  return share === 0 || Number.isNaN(b) ? a : a + share * (b - a);
}

function averageBetween(track: Track, from: Place, to: Place): number | null {
  let [sum, took] = [0, 0];
  for (let point = from.point; point <= to.point && point + 1 < track.length; point++) {
    const beats = track.heartRate[point] as number;
    const begins = point === from.point ? from.share : 0;
    const ends = point === to.point ? to.share : 1;
    const seconds = (ends - begins) * heldSeconds(track, point);
    if (Number.isNaN(beats) || seconds <= 0) continue;
    sum += beats * seconds;
    took += seconds;
  }
  return took === 0 ? null : sum / took;
}
