import { effortDistances, topSpeed } from '../exercise/endurance/index.ts';
import {
  type HiddenStretch,
  hiddenIn,
  type Sport,
  type TrackFigures,
  trackFiguresVersion,
  wattStep,
} from '../exercise/index.ts';
import { type Metres, metres, toSi } from '../kernel/index.ts';
import type { PrivacyZone } from '../profile/index.ts';
import { bestAmounts, bestEfforts } from './best-efforts.ts';
import { type Climb, climbOf, climbStep } from './climb.ts';
import { coveredDistance } from './covered-distance.ts';
import { impossibleStretches, type PartOfTrack } from './impossible-stretches.ts';
import { outlineOf } from './outline.ts';
import { privacyZonesIn, withoutZones } from './privacy-zone.ts';
import { type Split, splitsOf } from './splits.ts';
import type { Track } from './track.ts';
import { type TrackTimes, trackTimes } from './track-times.ts';
import { averageOf, secondsByValue, workOf } from './values-over-time.ts';
import { visibleTrack } from './visible-track.ts';

/** Seconds over which the longest distance and the highest power are found. */
const distanceTimes = [60, 300, 720, 1200, 1800, 3600, 7200];
const powerTimes = [5, 15, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200];

const kilometre = 1000;
const mile = toSi(1, 'mi');

/** What a track says about its activity. */
export interface ComputedFigures {
  readonly times: TrackTimes | null;
  /** Null without distances and positions. */
  readonly metres: Metres | null;
  readonly climb: Climb | null;
  /** Beats per minute; null without a heart rate. */
  readonly heartRate: { readonly average: number; readonly max: number } | null;
  readonly stored: TrackFigures;
}

/**
 * Returns all figures of a track without its hidden stretches.
 *
 * @param zones of which one outline leaves out the places
 */
export function figuresOfTrack(
  whole: Track,
  sport: Sport,
  hidden: readonly HiddenStretch[],
  zones: readonly PrivacyZone[] = [],
): ComputedFigures {
  const { track, joints, points } = visibleTrack(whole, hidden);
  const covered = coveredDistance(track)?.metres ?? null;
  const times = trackTimes(track, covered, sport);
  const impossible = covered === null ? [] : impossibleStretches(track, covered, sport);
  const [beats, watts] = [secondsByValue(track, 'heartRate', 1), secondsByValue(track, 'power', wattStep)];
  const outlineIn = (part: Track) => (covered === null ? undefined : outlineOf(part, covered)?.flat());
  const outline = outlineIn(track);
  const outside = zones.length === 0 ? undefined : outlineIn(withoutZones(track, zones));
  return {
    times,
    metres: covered === null ? null : metres(covered.at(-1) ?? 0),
    climb: climbOf(track, climbStep),
    heartRate: averageOf(track, 'heartRate'),
    stored: {
      version: trackFiguresVersion,
      sport,
      hidden: hiddenIn(hidden),
      ...effortsOf(track, covered, sport, { joints, impossible }),
      ...(impossible.length > 0 && { impossible: storedStretches(impossible, whole, points) }),
      kilometres: covered === null ? [] : splitsOf(track, covered, kilometre).map(storedSplit),
      miles: covered === null ? [] : splitsOf(track, covered, mile).map(storedSplit),
      timer: rounded(times?.timer ?? 0, 1),
      ...(beats !== null && { beats }),
      ...(watts !== null && { watts }),
      ...(outline !== undefined && { outline }),
      ...(zones.length > 0 && {
        outsideZones: { zones: privacyZonesIn(zones), ...(outside !== undefined && { outline: outside }) },
      }),
    },
  };
}

/** The points before which no effort begins and after which none ends. */
function pointsIn([from, to]: PartOfTrack): readonly number[] {
  return Array.from({ length: to - from }, (_, at) => from + 1 + at);
}

/** A recording with more of them is broken as a whole. */
const maxStretches = 50;

function storedStretches(
  parts: readonly PartOfTrack[],
  { time }: Track,
  points: Int32Array,
): NonNullable<TrackFigures['impossible']> {
  const at = (point: number) => time[points[point] as number] as number;
  return parts.slice(0, maxStretches).map(([from, to]) => [Math.floor(at(from)), Math.ceil(at(to))]);
}

interface Breaks {
  readonly joints: readonly number[];
  readonly impossible: readonly PartOfTrack[];
}

/** No effort goes over a hidden stretch, or over one that nobody can have covered. */
function effortsOf(
  track: Track,
  covered: Float64Array | null,
  sport: Sport,
  { joints, impossible }: Breaks,
): Pick<TrackFigures, 'distances' | 'times' | 'powers'> {
  const work = workOf(track);
  const powers = work === null ? [] : bestAmounts(track, work, powerTimes, joints);
  const stored = {
    powers: powers.map((each) => [each.time, Math.round(each.amount / each.time), rounded(each.startsAt, 1)] as const),
  };
  if (covered === null) return { distances: [], times: [], ...stored };
  const breaks = [...new Set([...joints, ...impossible.flatMap(pointsIn)])].sort((a, b) => a - b);
  const isPossible = (over: number, time: number) => over <= time * topSpeed(sport, metres(over));
  const distances = bestEfforts(track, covered, effortDistances(sport), breaks);
  const times = bestAmounts(track, covered, distanceTimes, breaks);
  return {
    distances: distances
      .filter(({ distance, time }) => isPossible(distance, time))
      .map(({ distance, time, startsAt }) => [distance, rounded(time, 10), rounded(startsAt, 1)]),
    times: times
      .filter(({ amount, time }) => isPossible(amount, time))
      .map(({ time, amount, startsAt }) => [time, rounded(amount, 10), rounded(startsAt, 1)]),
    ...stored,
  };
}

function storedSplit({ time, heartRate, rise }: Split): TrackFigures['kilometres'][number] {
  return [
    rounded(time, 10),
    heartRate === null ? null : Math.round(heartRate),
    rise === null ? null : Math.round(rise),
  ];
}

function rounded(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit;
}
