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
  const known = track.altitude.filter((value) => !Number.isNaN(value));
  if (known.length < 2 || known.every((value) => value === 0)) return null;
  let [ascent, descent] = [0, 0];
  for (const [at, from] of track.segments.entries()) {
    const turns = turnsOf(smoothed(track, from, track.segments[at + 1] ?? track.length), step);
    for (const [index, altitude] of turns.entries()) {
      const rise = index === 0 ? 0 : altitude - (turns[index - 1] as number);
      if (rise > 0) ascent += rise;
      else descent -= rise;
    }
  }
  return { ascent: metres(ascent), descent: metres(descent) };
}

/** Returns the averaged altitudes of a segment, without points that have none. */
function smoothed({ altitude, time }: Track, from: number, to: number): readonly number[] {
  const points = [];
  for (let index = from; index < to; index++) if (!Number.isNaN(altitude[index])) points.push(index);
  const timeOf = (point: number) => (Number.isNaN(time[point]) ? point : (time[point] as number));
  const averages: number[] = [];
  let [first, last, sum] = [0, 0, 0];
  for (const point of points) {
    while (last < points.length && timeOf(points[last] as number) <= timeOf(point) + window / 2)
      sum += altitude[points[last++] as number] as number;
    while (timeOf(points[first] as number) < timeOf(point) - window / 2)
      sum -= altitude[points[first++] as number] as number;
    averages.push(sum / (last - first));
  }
  return averages;
}

/** Returns the lowest and highest altitudes between which it turns by at least the step, in turn. */
function turnsOf(altitudes: readonly number[], step: number): readonly number[] {
  const turns: number[] = [];
  let [low, high] = [altitudes[0] ?? 0, altitudes[0] ?? 0];
  let isRising: boolean | null = null;
  for (const altitude of altitudes) {
    [low, high] = [Math.min(low, altitude), Math.max(high, altitude)];
    if (isRising !== true && altitude >= low + step) {
      turns.push(low);
      [isRising, high] = [true, altitude];
    } else if (isRising !== false && altitude <= high - step) {
      turns.push(high);
      [isRising, low] = [false, altitude];
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
