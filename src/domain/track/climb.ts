import { type Metres, metres } from '../kernel/index.ts';
import type { Track } from './track.ts';

/** Altitudes of satellites are off by several metres, and a file does not say whether the device had a barometer. */
export const climbStep = 6;

export interface Climb {
  readonly ascent: Metres;
  readonly descent: Metres;
}

/** Seconds over which altitudes are averaged, so that noise does not count as climbing. */
const window = 15;

/**
 * Returns how far a track climbs and descends: altitudes are averaged over 15 s, and a rise or fall counts once it is
 * larger than the step. Each segment counts for itself.
 *
 * @param step metres; larger for altitudes from satellites, whose error is larger than that of a barometer
 * @returns null without altitudes, or if all of them are 0, as devices write that have none
 */
export function climbOf(track: Track, step: number): Climb | null {
  if (!hasAltitudes(track)) return null;
  let ascent = 0;
  let descent = 0;
  for (const [at, from] of track.segments.entries()) {
    const turns = turnsOf(smoothed(track, from, track.segments[at + 1] ?? track.length), step);
    for (let index = 1; index < turns.length; index++) {
      const rise = (turns[index] as number) - (turns[index - 1] as number);
      if (rise > 0) ascent += rise;
      else descent -= rise;
    }
  }
  return { ascent: metres(ascent), descent: metres(descent) };
}

function hasAltitudes({ altitude, length }: Track): boolean {
  let known = 0;
  let isAnyHigh = false;
  for (let point = 0; point < length; point++) {
    const value = altitude[point] as number;
    if (Number.isNaN(value)) continue;
    known += 1;
    isAnyHigh ||= value !== 0;
    if (known > 1 && isAnyHigh) return true;
  }
  return false;
}

/** Returns the averaged altitudes of a segment, without points that have none. */
function smoothed({ altitude, time }: Track, from: number, to: number): Float64Array {
  const [altitudes, times] = [new Float64Array(to - from), new Float64Array(to - from)];
  let count = 0;
  for (let point = from; point < to; point++) {
    if (Number.isNaN(altitude[point])) continue;
    altitudes[count] = altitude[point] as number;
    times[count] = Number.isNaN(time[point]) ? point : (time[point] as number);
    count += 1;
  }
  const averages = new Float64Array(count);
  let first = 0;
  let last = 0;
  let sum = 0;
  for (let at = 0; at < count; at++) {
    const here = times[at] as number;
    while (last < count && (times[last] as number) <= here + window / 2) sum += altitudes[last++] as number;
    while ((times[first] as number) < here - window / 2) sum -= altitudes[first++] as number;
    averages[at] = sum / (last - first);
  }
  return averages;
}

/** Returns the lowest and highest altitudes between which it turns by at least the step, in turn. */
function turnsOf(altitudes: Float64Array, step: number): readonly number[] {
  const turns: number[] = [];
  let low = altitudes[0] ?? 0;
  let high = low;
  let isRising: boolean | null = null;
  for (const altitude of altitudes) {
    low = Math.min(low, altitude);
    high = Math.max(high, altitude);
    if (isRising !== true && altitude >= low + step) {
      turns.push(low);
      isRising = true;
      high = altitude;
    } else if (isRising !== false && altitude <= high - step) {
      turns.push(high);
      isRising = false;
      low = altitude;
    }
  }
  if (isRising !== null) turns.push(isRising ? high : low);
  return turns;
}

/**
 * Returns whether the elevation gain of an activity is the one counted from the altitudes of its track. An import stores
 * that if the file states none, in whole metres.
 *
 * @param gain metres
 */
export function isCountedGain(gain: number, { ascent }: Climb): boolean {
  return Math.round(gain) === Math.round(ascent);
}
