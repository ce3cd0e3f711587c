import { distanceBetween } from './earth.ts';
import { withEvenLengths } from './even-lengths.ts';
import type { Track } from './track.ts';

export interface CoveredDistance {
  /** Metres since the start at each point, never falling. */
  readonly metres: Float64Array;
  readonly from: 'device' | 'positions';
}

/** A device that counts more than this over a pause went on counting: in a car, or on a ferry. In metres. */
const maxPausedMetres = 100;

/**
 * Returns the distance covered at each point: as the device counted it, else along the positions. Segments are never
 * joined. Of what the device counted, a step of more than 100 m over a pause is left out; a smaller one was covered
 * around the pause, between the last point and the stop of the timer. The lengths of a pool, which count when they end,
 * are spread over the time since the last.
 *
 * @returns null if the track has neither distances nor positions
 */
export function coveredDistance(track: Track): CoveredDistance | null {
  if (isCounted(track)) return { metres: withEvenLengths(track, byDevice(track)), from: 'device' };
  return countOf(track.latitude) >= 2 ? { metres: alongPositions(track), from: 'positions' } : null;
}

/** A device without a sensor, such as on a treadmill, counts 0 throughout. */
function isCounted({ distance, length }: Track): boolean {
  const counted = countOf(distance);
  return counted >= 2 && counted >= length / 2 && distance.some((metres) => metres > 0);
}

function countOf(column: Float64Array): number {
  return column.reduce((count, value) => (Number.isNaN(value) ? count : count + 1), 0);
}

function byDevice(track: Track): Float64Array {
  const starts = new Set(track.segments);
  const covered = new Float64Array(track.length);
  let before: number | null = null;
  let paused = 0;
  let metres = 0;
  let isOverPause = false;
  for (let index = 0; index < track.length; index++) {
    const value = track.distance[index] as number;
    isOverPause ||= starts.has(index);
    if (!Number.isNaN(value)) {
      const step: number = before === null ? 0 : value - before;
      if (isOverPause && step > maxPausedMetres) paused += step;
      isOverPause = false;
      before = value;
      metres = value - paused;
    }
    covered[index] = metres;
  }
  const first = covered.find((value) => value > 0) ?? 0;
  const offset = Number.isNaN(track.distance[0] ?? Number.NaN) ? 0 : Math.min(first, track.distance[0] as number);
  return covered.map((value) => Math.max(0, value - offset));
}

function alongPositions(track: Track): Float64Array {
  const starts = new Set(track.segments);
  const covered = new Float64Array(track.length);
  let last = -1;
  let metres = 0;
  for (let index = 0; index < track.length; index++) {
    if (starts.has(index)) last = -1;
    if (!Number.isNaN(track.latitude[index])) {
      if (last >= 0) metres += between(track, last, index);
      last = index;
    }
    covered[index] = metres;
  }
  return covered;
}

function between({ latitude, longitude }: Track, a: number, b: number): number {
  return distanceBetween(latitude[a] as number, longitude[a] as number, latitude[b] as number, longitude[b] as number);
}
