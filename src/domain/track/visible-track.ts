import type { HiddenStretch } from '../exercise/index.ts';
import { type Track, trackColumns } from './track.ts';

/** A track without the stretches that the person hid. */
export interface VisibleTrack {
  readonly track: Track;
  /** The first point after each hidden stretch, ascending. No best effort goes over it. */
  readonly joints: readonly number[];
  /** The point of the whole track that each point is. */
  readonly points: Int32Array;
}

/**
 * Returns a track without its hidden stretches: their time and their distance do not count, and what is before and after
 * is not joined. The first visible point keeps its time, so that the start remains what the recording says.
 */
export function visibleTrack(track: Track, hidden: readonly HiddenStretch[]): VisibleTrack {
  if (hidden.length === 0)
    return { track, joints: [], points: Int32Array.from({ length: track.length }, (_, at) => at) };
  const all = hidden.filter(({ only }) => only === undefined);
  const heartRateOnly = hidden.filter(({ only }) => only === 'heartRate');
  const isHidden = (point: number, stretches: readonly HiddenStretch[]) => {
    const at = track.time[point] as number;
    return stretches.some(({ from, to }) => at >= from && at <= to);
  };
  const points = Int32Array.from({ length: track.length }, (_, point) => point).filter(
    (point) => !isHidden(point, all),
  );
  const columns = Object.fromEntries(
    (['time', ...trackColumns] as const).map((name) => [name, taken(track[name], points)]),
  ) as Pick<Track, 'time' | (typeof trackColumns)[number]>;
  const joints: number[] = [];
  for (let at = 1; at < points.length; at++)
    if ((points[at] as number) > (points[at - 1] as number) + 1) joints.push(at);
  withoutSteps(columns.time, joints);
  withoutSteps(columns.distance, joints);
  for (const [at, point] of points.entries()) if (isHidden(point, heartRateOnly)) columns.heartRate[at] = Number.NaN;
  return { track: { ...columns, length: points.length, segments: segmentsIn(track, points, joints) }, joints, points };
}

function taken(column: Float64Array, points: Int32Array): Float64Array {
  return Float64Array.from(points, (point) => column[point] as number);
}

/** Moves what comes after each joint so that it begins where what is before it ends. */
function withoutSteps(column: Float64Array, joints: readonly number[]): void {
  const starts = new Set(joints);
  let [shift, last] = [0, Number.NaN];
  for (let at = 0, isDue = false; at < column.length; at++) {
    isDue ||= starts.has(at);
    const value = column[at] as number;
    if (Number.isNaN(value)) continue;
    if (isDue && !Number.isNaN(last)) shift = value - last;
    isDue = false;
    column[at] = last = value - shift;
  }
}

/** Each joint begins a segment, and so does the first visible point of each segment of the whole track. */
function segmentsIn({ segments }: Track, points: Int32Array, joints: readonly number[]): readonly number[] {
  const starts = new Set(joints);
  let at = 0;
  for (const segment of segments) {
    while (at < points.length && (points[at] as number) < segment) at++;
    if (at < points.length) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b);
}
