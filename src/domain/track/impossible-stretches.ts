import { topSpeed } from '../exercise/endurance/index.ts';
import type { Sport } from '../exercise/index.ts';
import { metres } from '../kernel/index.ts';
import type { Track } from './track.ts';

/** A stretch this long shows whether a position was wrong; over a shorter one every device is off. In metres. */
const judged = 100;

/** Devices are off, and rides go downhill: only what is far above any speed ever reached is broken. */
const margin = 1.5;

/**
 * Returns the points at which a part of the track begins or ends in which the person was faster than anybody can be, such
 * as a ride in a car or a position that jumped. Ascending.
 *
 * @param covered metres at each point, never falling
 */
export function impossibleStretches({ time, length }: Track, covered: Float64Array, sport: Sport): readonly number[] {
  const limit = margin * topSpeed(sport, metres(judged));
  const breaks: number[] = [];
  for (let from = 0, to = 0; from < length; from++) {
    while (to < length && (covered[to] as number) - (covered[from] as number) < judged) to++;
    if (to >= length) break;
    const took = (time[to] as number) - (time[from] as number);
    if ((covered[to] as number) - (covered[from] as number) <= limit * took) continue;
    // stretches overlap: each point is named once
    for (let point = Math.max(from, breaks.at(-1) ?? 0) + 1; point <= to; point++) breaks.push(point);
  }
  return breaks;
}
