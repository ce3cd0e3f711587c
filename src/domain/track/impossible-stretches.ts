import { topSpeed } from '../exercise/endurance/index.ts';
import type { Sport } from '../exercise/index.ts';
import { metres } from '../kernel/index.ts';
import type { Track } from './track.ts';

/** A stretch this long shows whether a position was wrong; over a shorter one every device is off. In metres. */
const short = 100;
/** Over this length devices are hardly off, and nobody sprints: a car in town shows. In metres. */
const long = 1000;

/** Devices are off, and rides go downhill: only what is far above any speed ever reached is broken. */
const shortMargin = 1.5;
/** The same over the long length, in sports that do not go faster downhill than anybody ever went. */
const longMargin = 1.1;

/** A part of a track, between two points. */
export type PartOfTrack = readonly [from: number, to: number];

/**
 * Returns the parts of a track in which the person was faster than anybody can be, such as a ride in a car or a position
 * that jumped: faster than that over 100 m, or over a kilometre, of which the fast parts are returned. Ascending.
 *
 * @param covered metres at each point, never falling
 */
export function impossibleStretches(track: Track, covered: Float64Array, sport: Sport): readonly PartOfTrack[] {
  const fasterThan = (limit: number, over: number) => fastParts(track, covered, over, limit);
  const atOnce = fasterThan(shortMargin * topSpeed(sport, metres(short)), short);
  const limit = (sport === 'ride' ? shortMargin : longMargin) * topSpeed(sport, metres(long));
  const kilometres = fasterThan(limit, long);
  const within = kilometres.length === 0 ? [] : fasterThan(limit, short);
  const inLong = within.filter((part) => kilometres.some((kilometre) => areJoined(part, kilometre)));
  return joined([...atOnce, ...inLong].sort(([a], [b]) => a - b));
}

/** Returns the parts that consist of stretches over a length at more than a speed. Ascending, apart from each other. */
function fastParts(
  { time, length }: Track,
  covered: Float64Array,
  over: number,
  limit: number,
): readonly PartOfTrack[] {
  const parts: PartOfTrack[] = [];
  for (let from = 0, to = 0; from < length; from++) {
    while (to < length && (covered[to] as number) - (covered[from] as number) < over) to++;
    if (to >= length) break;
    const took = (time[to] as number) - (time[from] as number);
    if ((covered[to] as number) - (covered[from] as number) > limit * took) parts.push([from, to]);
  }
  return joined(parts);
}

function joined(parts: readonly PartOfTrack[]): readonly PartOfTrack[] {
  const apart: PartOfTrack[] = [];
  for (const part of parts) {
    const last = apart.at(-1);
    if (last !== undefined && areJoined(last, part)) apart[apart.length - 1] = [last[0], Math.max(last[1], part[1])];
    else apart.push(part);
  }
  return apart;
}

function areJoined(a: PartOfTrack, b: PartOfTrack): boolean {
  return a[0] <= b[1] && b[0] <= a[1];
}
