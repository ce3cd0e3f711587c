import { gradeAdjustedPace, type Pace } from '../exercise/endurance/index.ts';
import type { HiddenStretch, Sport } from '../exercise/index.ts';
import type { PrivacyZone } from '../profile/index.ts';
import { type Climb, climbOf, climbStep } from './climb.ts';
import { coveredDistance } from './covered-distance.ts';
import { earthRadius } from './earth.ts';

import { endsOf, type Place, withoutZones } from './privacy-zone.ts';
import type { Track } from './track.ts';
import { type TrackTimes, trackTimes } from './track-times.ts';
import { visibleTrack } from './visible-track.ts';

/** A track as its page shows it: without hidden stretches, with one value a point in each column, `NaN` for none. */
export interface TrackView {
  readonly length: number;
  /** Seconds since the start, without hidden stretches. */
  readonly time: Float64Array;
  /** Seconds since the start of the recording, by which a stretch is hidden. */
  readonly recordedTime: Float64Array;
  /** Metres since the start; null if the track has no distance. */
  readonly covered: Float64Array | null;
  /** The middle of the route; null without places. */
  readonly middle: Place | null;
  /** Metres east and north of the middle. */
  readonly east: Float64Array;
  readonly north: Float64Array;
  /** Metres per second, averaged over 10 s. */
  readonly speed: Float64Array;
  /** Rise over run, averaged over 100 m. */
  readonly grade: Float64Array;
  readonly heartRate: Float64Array;
  readonly altitude: Float64Array;
  /** Averaged over 10 s, as the power: single values jump. */
  readonly cadence: Float64Array;
  readonly power: Float64Array;
  readonly segments: readonly number[];
  /** The first and the last place, also those inside privacy zones; null without places. */
  readonly ends: readonly [start: Place, end: Place] | null;
  readonly times: TrackTimes | null;
  readonly climb: Climb | null;
  /**
   * The distance on the flat that costs as much energy, for a run or a walk with altitudes; null for others. Downhill
   * it is uncertain.
   */
  readonly flatMetres: number | null;
}

/** The seconds before and after a point over which its speed is averaged. */
const aroundSeconds = 5;
/** The metres before and after a point over which its grade is measured. */
const aroundMetres = 50;

/** @param zones whose places are left out of the route */
export function trackView(
  whole: Track,
  sport: Sport,
  hidden: readonly HiddenStretch[],
  zones: readonly PrivacyZone[] = [],
): TrackView {
  const { track, points } = visibleTrack(whole, hidden);
  const covered = coveredDistance(track)?.metres ?? null;
  const { heartRate, altitude, cadence, power, time, length, segments } = track;
  const grade = covered === null ? noValues(length) : slopes(track, altitude, covered, aroundMetres);
  return {
    ...{ length, time, covered, heartRate, altitude, segments, grade },
    cadence: averages(track, cadence),
    power: averages(track, power),
    ...places(withoutZones(track, zones)),
    ends: endsOf(track),
    recordedTime: Float64Array.from(points, (point) => whole.time[point] as number),
    speed: covered === null ? track.speed : slopes(track, covered, time, aroundSeconds),
    times: trackTimes(track, covered, sport),
    climb: climbOf(track, climbStep),
    flatMetres: flatDistance(covered, grade, sport),
  };
}

function noValues(length: number): Float64Array {
  return new Float64Array(length).fill(Number.NaN);
}

/** Returns how much `values` change with `along`, over a window around each point that ends at its segment's ends. */
function slopes({ segments, length }: Track, values: Float64Array, along: Float64Array, around: number): Float64Array {
  const result = noValues(length);
  for (const [at, from] of segments.entries()) {
    const end = segments[at + 1] ?? length;
    for (let point = from, first = from, last = from; point < end; point++) {
      const here = along[point] as number;
      while ((along[first] as number) < here - around) first++;
      while (last + 1 < end && (along[last + 1] as number) <= here + around) last++;
      const run = (along[last] as number) - (along[first] as number);
      const rise = (values[last] as number) - (values[first] as number);
      if (run > 0) result[point] = rise / run;
    }
  }
  return result;
}

/** Returns the average of the values around each point that has one, within its segment. */
function averages({ time, segments, length }: Track, values: Float64Array): Float64Array {
  const result = noValues(length);
  for (const [at, from] of segments.entries()) {
    const end = segments[at + 1] ?? length;
    let [first, last, sum, count] = [from, from, 0, 0];
    const take = (point: number, sign: 1 | -1) => {
      const value = values[point] as number;
      if (Number.isNaN(value)) return;
      sum += sign * value;
      count += sign;
    };
    for (let point = from; point < end; point++) {
      const here = time[point] as number;
      while (last < end && (time[last] as number) <= here + aroundSeconds) take(last++, 1);
      while ((time[first] as number) < here - aroundSeconds) take(first++, -1);
      if (!Number.isNaN(values[point])) result[point] = sum / count;
    }
  }
  return result;
}

/** Projects positions onto a plane around the middle of the route, where lengths are right. */
function places({ latitude, longitude, length }: Track): Pick<TrackView, 'middle' | 'east' | 'north'> {
  const first = longitude.find((value) => !Number.isNaN(value)) ?? 0;
  const turned = longitude.map((value) => first + ((((value - first) % 360) + 540) % 360) - 180);
  const [south, top] = rangeOf(latitude);
  const [west, right] = rangeOf(turned);
  const middle = { latitude: (south + top) / 2, longitude: (west + right) / 2 };
  const [east, north] = [new Float64Array(length), new Float64Array(length)];
  for (let point = 0; point < length; point++) {
    const place = { latitude: latitude[point] as number, longitude: turned[point] as number };
    [east[point], north[point]] = placeOnPlane(place, middle);
  }
  return { middle: Number.isFinite(south) ? middle : null, east, north };
}

/** Returns where a place is on the plane around the middle of a route, in metres east and north of it. */
export function placeOnPlane({ latitude, longitude }: Place, middle: Place): readonly [east: number, north: number] {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  return [(longitude - middle.longitude) * metresPerDegree * narrowing, (latitude - middle.latitude) * metresPerDegree];
}

/** Returns the place at a point of the plane. Its longitude can be beyond 180 degrees. */
export function placeOfPlane(east: number, north: number, middle: Place): Place {
  const narrowing = Math.cos((middle.latitude * Math.PI) / 180);
  return {
    latitude: middle.latitude + north / metresPerDegree,
    longitude: middle.longitude + east / (metresPerDegree * narrowing),
  };
}

const metresPerDegree = (Math.PI / 180) * earthRadius;

/** Returns the least and the greatest value. */
export function rangeOf(values: Float64Array): readonly [number, number] {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    if (value < least) least = value;
    if (value > greatest) greatest = value;
  }
  return [least, greatest];
}

const secondPerMetre = 1 as Pace;

function flatDistance(covered: Float64Array | null, grade: Float64Array, sport: Sport): number | null {
  const gait = sport === 'run' ? 'run' : sport === 'walk' || sport === 'hike' ? 'walk' : null;
  if (covered === null || gait === null || grade.every(Number.isNaN)) return null;
  let metres = 0;
  for (let point = 1; point < covered.length; point++) {
    const step = (covered[point] as number) - (covered[point - 1] as number);
    const onFlat = gradeAdjustedPace(gait, secondPerMetre, grade[point] as number);
    metres += onFlat.ok ? step / onFlat.value : step;
  }
  return metres;
}
