import type { Sport } from '../exercise/index.ts';
import type { Instant } from '../kernel/index.ts';

/**
 * What a device recorded, as columns with one value a point. `NaN` where it recorded none. The points are in the order of
 * their times.
 */
export interface Track {
  readonly length: number;
  /** Seconds since the start of the recording, 0 or more and never falling. Without times in the file, `NaN` at every point. */
  readonly time: Float64Array;
  /** Degrees north, −90 to 90. */
  readonly latitude: Float64Array;
  /** Degrees east, −180 to 180. */
  readonly longitude: Float64Array;
  /** Metres above sea level. */
  readonly altitude: Float64Array;
  /** Metres since the start as the device counted them, never falling within the whole track. */
  readonly distance: Float64Array;
  /** Metres per second, as the device measured it. */
  readonly speed: Float64Array;
  /** Beats per minute. */
  readonly heartRate: Float64Array;
  /** Steps (both legs), revolutions or strokes per minute. */
  readonly cadence: Float64Array;
  /** Watts. */
  readonly power: Float64Array;
  /** Degrees Celsius. */
  readonly temperature: Float64Array;
  /**
   * The index of the first point of each segment, ascending, beginning with 0. Between two segments the recording was
   * paused: they are never joined. Empty for a track without points.
   */
  readonly segments: readonly number[];
}

/** The measured columns of a track, without its times. */
export const trackColumns = [
  'latitude',
  'longitude',
  'altitude',
  'distance',
  'speed',
  'heartRate',
  'cadence',
  'power',
  'temperature',
] as const;

export type TrackColumn = (typeof trackColumns)[number];

/** A point as a file states it, with the cadence of one leg. What it does not state is absent. */
export type TrackPoint = { readonly at?: Instant | undefined } & {
  readonly [C in TrackColumn]?: number | undefined;
};

/** No watch records more in one activity: two days at 10 Hz. */
export const maxTrackPoints = 1_728_000;

const dayMs = 86_400_000;
/** No activity begins earlier than its device says, or goes on for longer. The clock of the device was not set yet. */
const [maxEarlyMs, maxLateMs] = [dayMs, 30 * dayMs];
/** Devices state a start that is rounded, or take their first point while they are started. */
const startRoundingMs = 60_000;

/** Collects the points of a track in any order. Values that no device measures are left out. */
export class TrackBuilder {
  readonly #points: TrackPoint[] = [];
  /** The number of the segment of each point. */
  readonly #segments: number[] = [];
  readonly #legs: 1 | 2;
  #segment = 0;

  /** @param sport of a run, walk or hike, files count the steps of one leg */
  constructor(sport: Sport) {
    this.#legs = legsCounted(sport);
  }

  /** Adds a point. Points beyond {@link maxTrackPoints} are ignored. */
  add(point: TrackPoint): void {
    if (this.#points.length >= maxTrackPoints) return;
    this.#points.push(point);
    this.#segments.push(this.#segment);
  }

  /** Ends the segment: the next point is not joined with the last. */
  pause(): void {
    this.#segment += 1;
  }

  /**
   * Returns when the recording began; null if nothing says so. The first point counts if it contradicts what is stated.
   *
   * @param stated the start that the file states
   */
  startedAt(stated: Instant | null): Instant | null {
    const first = this.#firstTime(stated);
    if (stated === null || first === undefined) return stated ?? first ?? null;
    const isStated = first >= stated - startRoundingMs && first <= stated + maxLateMs;
    return isStated ? stated : first;
  }

  /**
   * Returns the track. If some points have a time, those without one are left out, and several with the same time become
   * one. So are those long before the start or long after it, unless all are.
   *
   * @param startedAt the start of the recording; by default the time of the first point
   */
  build(startedAt?: Instant): Track {
    const order = this.#inOrder(startedAt ?? null);
    const earliest = this.#points[order[0] ?? 0]?.at;
    const first =
      startedAt === undefined || earliest === undefined ? (startedAt ?? earliest) : Math.min(startedAt, earliest);
    const track = emptyTrack(order.length);
    const segments: number[] = [];
    let length = 0;
    let last: number | undefined;
    for (const index of order) {
      const point = this.#points[index] as TrackPoint;
      const startsSegment = last === undefined || this.#segments[index] !== this.#segments[last];
      const isSame = !startsSegment && point.at !== undefined && point.at === this.#points[last ?? 0]?.at;
      if (startsSegment) segments.push(length);
      if (!isSame) length += 1;
      last = index;
      setPoint(track, length - 1, withLegs(point, this.#legs), first);
    }
    return withoutFalls(cut(track, length, segments));
  }

  #firstTime(start: Instant | null): Instant | undefined {
    let [first, firstOfAll] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (const { at = Number.POSITIVE_INFINITY } of this.#points) {
      if (isNear(at, start)) first = Math.min(first, at);
      firstOfAll = Math.min(firstOfAll, at);
    }
    return [first, firstOfAll].find(Number.isFinite);
  }

  #inOrder(start: Instant | null): readonly number[] {
    const near = this.#indexesOf((at) => at !== undefined && isNear(at, start));
    const timed = near.length > 0 ? near : this.#indexesOf((at) => at !== undefined);
    if (timed.length === 0) return this.#indexesOf(() => true);
    return timed.sort((a, b) => (this.#points[a]?.at ?? 0) - (this.#points[b]?.at ?? 0) || a - b);
  }

  #indexesOf(isTaken: (at: Instant | undefined) => boolean): number[] {
    const indexes: number[] = [];
    for (const [index, { at }] of this.#points.entries()) if (isTaken(at)) indexes.push(index);
    return indexes;
  }
}

function isNear(at: Instant, start: Instant | null): boolean {
  return start === null || (at >= start - maxEarlyMs && at <= start + maxLateMs);
}

/** Returns by what a cadence in a file is multiplied. */
export function legsCounted(sport: Sport): 1 | 2 {
  return sport === 'run' || sport === 'walk' || sport === 'hike' ? 2 : 1;
}

function withLegs(point: TrackPoint, legs: 1 | 2): TrackPoint {
  return point.cadence === undefined || legs === 1 ? point : { ...point, cadence: point.cadence * legs };
}

/** The bounds of what devices measure. Outside of them a value is damaged, or stands for none. */
export const measuredBounds: { readonly [C in TrackColumn]: readonly [number, number] } = {
  latitude: [-90, 90],
  longitude: [-180, 180],
  altitude: [-1_000, 20_000],
  distance: [0, 10_000_000],
  speed: [0, 200],
  heartRate: [20, 250],
  cadence: [0, 400],
  power: [0, 5_000],
  temperature: [-90, 90],
};

function setPoint(track: Track, index: number, point: TrackPoint, startedAt: Instant | undefined): void {
  if (point.at !== undefined) track.time[index] = (point.at - (startedAt ?? point.at)) / 1000;
  for (const column of trackColumns) {
    const value = point[column];
    const [least, most] = measuredBounds[column];
    if (value !== undefined && value >= least && value <= most) track[column][index] = value;
  }
  // a position is two numbers or none; devices write 0, 0 while they have none
  const { latitude, longitude } = track;
  const isNowhere = latitude[index] === 0 && longitude[index] === 0;
  if (isNowhere || Number.isNaN(latitude[index]) || Number.isNaN(longitude[index]))
    latitude[index] = longitude[index] = Number.NaN;
}

function emptyTrack(length: number): Track {
  const column = () => new Float64Array(length).fill(Number.NaN);
  return {
    length,
    ...{ time: column(), latitude: column(), longitude: column(), altitude: column(), distance: column() },
    ...{ speed: column(), heartRate: column(), cadence: column(), power: column(), temperature: column() },
    segments: [],
  };
}

function cut(track: Track, length: number, segments: readonly number[]): Track {
  const columns = Object.fromEntries(
    (['time', ...trackColumns] as const).map((name) => [name, track[name].subarray(0, length)]),
  );
  return { ...track, ...columns, length, segments };
}

/** Removes distances that are less than one before them: a device that restarted, or damage. */
function withoutFalls(track: Track): Track {
  let greatest = 0;
  for (const [index, metres] of track.distance.entries()) {
    if (metres < greatest) track.distance[index] = Number.NaN;
    else if (metres >= greatest) greatest = metres;
  }
  return track;
}
