import type { Sport } from '../exercise/index.ts';
import { type Seconds, seconds } from '../kernel/index.ts';
import type { Track } from './track.ts';

export interface TrackTimes {
  /** From the first point to the last. */
  readonly elapsed: Seconds;
  /** Without pauses of the recording. */
  readonly timer: Seconds;
  /** Without pauses, and without stretches of more than 15 s in which the person hardly moved. */
  readonly moving: Seconds;
}

/** The slowest speed that still is the sport, in metres per second. */
const slowest: { readonly [S in Sport]: number } = {
  ...{ run: 0.6, ride: 1, walk: 0.3, hike: 0.2, swim: 0.1, row: 0.3, other: 0.3 },
};

/** A shorter stop is part of the movement, such as a crossing. In seconds. */
const maxStop = 15;

/**
 * Returns the three times of a track.
 *
 * @param covered metres at each point; null if nothing is known, so that all of the timer counts as moving
 * @returns null if the track has no times
 */
export function trackTimes(track: Track, covered: Float64Array | null, sport: Sport): TrackTimes | null {
  const { time, length, segments } = track;
  if (length === 0 || Number.isNaN(time[0])) return null;
  let timer = 0;
  let stopped = 0;
  for (const [at, from] of segments.entries()) {
    const to = (segments[at + 1] ?? length) - 1;
    timer += (time[to] as number) - (time[from] as number);
    if (covered !== null) stopped += stoppedSeconds(time, covered, { from, to, least: slowest[sport] });
  }
  const elapsed = (time[length - 1] as number) - (time[0] as number);
  return { elapsed: seconds(elapsed), timer: seconds(timer), moving: seconds(timer - stopped) };
}

interface Segment {
  readonly from: number;
  readonly to: number;
  /** Metres per second. */
  readonly least: number;
}

function stoppedSeconds(time: Float64Array, covered: Float64Array, { from, to, least }: Segment): number {
  let stopped = 0;
  let stop = 0;
  const endStop = () => {
    if (stop > maxStop) stopped += stop;
    stop = 0;
  };
  for (let index = from + 1; index <= to; index++) {
    const took = (time[index] as number) - (time[index - 1] as number);
    const step = (covered[index] as number) - (covered[index - 1] as number);
    if (step < least * took) stop += took;
    else if (took > 0) endStop();
  }
  endStop();
  return stopped;
}
