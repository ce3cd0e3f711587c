import type { Track } from './track.ts';

/** The shortest length of a pool, in metres. */
const minLength = 10;

/**
 * Spreads the lengths of a pool over time. A device in a pool has no positions and counts a length when it ends: its
 * distance stays, then rises by a whole length. Taken literally, the swimmer would stand and then leap, so that all of
 * the time would be stops and the best times would lack a length.
 *
 * @param covered metres at each point as the device counted them, never falling
 * @returns the same if they are not counted in lengths
 */
export function withEvenLengths(track: Track, covered: Float64Array): Float64Array {
  if (!isInLengths(track, covered)) return covered;
  const { time, length } = track;
  const starts = new Set([...track.segments, length]);
  const even = covered.slice();
  for (let to = 1, from = 0; to < length; to++) {
    const isKnown = starts.has(to) || starts.has(to + 1) || (covered[to] as number) > (covered[to - 1] as number);
    if (!isKnown) continue;
    const [begins, ends] = [time[from] as number, time[to] as number];
    const metres = (covered[to] as number) - (covered[from] as number);
    for (let point = from + 1; point < to; point++)
      even[point] = (covered[from] as number) + (((time[point] as number) - begins) / (ends - begins)) * metres;
    from = to;
  }
  return even;
}

function isInLengths({ time, latitude, length }: Track, covered: Float64Array): boolean {
  if (Number.isNaN(time[0]) || latitude.some((value) => !Number.isNaN(value))) return false;
  let [rises, least] = [0, Number.POSITIVE_INFINITY];
  for (let point = 1; point < length; point++) {
    const rise = (covered[point] as number) - (covered[point - 1] as number);
    if (rise <= 0) continue;
    rises += 1;
    least = Math.min(least, rise);
  }
  return rises > 0 && least >= minLength && 2 * rises <= length - 1;
}
