import { compareText, type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Sport } from '../sport.ts';
import { isBroken, type TrackFigures } from '../track-figures.ts';
import { activityDoubt } from './activity-doubt.ts';

export interface BestTime<A> {
  readonly distance: Metres;
  /** What was covered in the time, which is slightly less or more for a run that counts for the distance. */
  readonly covered: Metres;
  /** Elapsed time, stops included. */
  readonly time: Seconds;
  readonly activity: A;
  /** The number of consecutive laps; absent for a whole activity. */
  readonly laps?: number;
  /** Seconds since the start of the recording at which the stretch began; absent unless it was found in a track. */
  readonly startsAt?: number;
  /** The number of activities that count for the distance, including this one. */
  readonly outOf: number;
}

interface RecordedActivity {
  readonly id: string;
  readonly value: Activity;
}

/** The distances, in metres, for which a sport has best times. Walks, hikes and other sports have none. */
const distancesBySport: { readonly [S in Sport]: readonly number[] } = {
  run: [400, 800, 1000, 1500, 1609.344, 3000, 5000, 10_000, 15_000, 16_093.44, 21_097.5, 42_195, 50_000, 100_000],
  ride: [10_000, 20_000, 40_000, 50_000, 100_000, 160_934.4, 200_000],
  swim: [50, 100, 200, 400, 750, 800, 1500, 1900, 3800],
  row: [500, 1000, 2000, 5000, 6000, 10_000, 21_097.5, 42_195],
  walk: [],
  hike: [],
  other: [],
};

/** Returns the distances, in metres, over which the best stretches of a track are found. */
export function effortDistances(sport: Sport): readonly number[] {
  return distancesBySport[sport];
}

/**
 * The allowed shortfall, as a share of the distance. It covers distances rounded to a tenth of a mile, such as `26.2
 * mi` for a marathon and `6.2 mi` for 10 km.
 */
const shorter = 0.0025;
/** The allowed excess, as a share of the distance. Watches measure more than the official distance of a course. */
const longer = 0.02;

/**
 * The sports whose indoor distance is exact (pool, rowing machine). A treadmill or a bicycle trainer only estimates it.
 */
const countsIndoors: ReadonlySet<Sport> = new Set(['swim', 'row']);

/**
 * Returns the best time over each distance of a sport, by a whole activity, by consecutive laps or by
 * the fastest part of its track. A stretch counts for
 * a distance if it is at most 0.25 % shorter or 2 % longer. The time is the elapsed time if recorded, else the moving
 * time. Of equal times the earlier one wins. Implausible activities ({@link activityDoubt}) and sequences that contain
 * an implausible lap are left out. Of a broken recording only the stretches found in its track count.
 *
 * @param activities without those in the trash
 * @returns the distances that were covered, shortest first
 */
export function bestTimes<A extends RecordedActivity>(sport: Sport, activities: Iterable<A>): readonly BestTime<A>[] {
  const best = new Map<number, BestTime<A>>();
  for (const activity of activities) {
    if (!countsForBest(sport, activity.value)) continue;
    const stretchesOver = isBroken(activity.value) ? () => [] : stretchesOf(activity.value);
    for (const distance of distancesBySport[sport]) {
      const tracked = effortOver(sport, distance, activity.value);
      const fastest = fastestOver(distance, [...stretchesOver(distance), ...tracked]);
      if (fastest === null) continue;
      const known = best.get(distance);
      const outOf = (known?.outOf ?? 0) + 1;
      const { time, laps, startsAt, covered } = fastest;
      const part = { ...(laps > 0 && { laps }), ...(startsAt !== undefined && { startsAt }) };
      const over = { distance: metres(distance), covered: metres(covered), time: seconds(time) };
      const made = { ...over, activity, outOf, ...part };
      best.set(distance, known === undefined || goesBefore(made, known) ? made : { ...known, outOf });
    }
  }
  return [...best.values()].sort((a, b) => a.distance - b.distance);
}

/** A time that must have been achieved somewhere within a longer activity. */
export interface TimeInside<A> {
  readonly distance: Metres;
  /** An upper limit on the time of the fastest stretch. */
  readonly time: Seconds;
  readonly activity: A;
}

/**
 * Returns the best times that the average pace of a longer activity beats. 10 km in 50:00 can be cut into two stretches
 * of 5 km, one of which took 25:00 or less. Without a track neither the stretch nor its exact time is known, so it is
 * not a best time.
 *
 * @param best the result of {@link bestTimes} for the same activities
 * @returns for each best time at most one, the fastest
 */
export function fasterInside<A extends RecordedActivity>(
  sport: Sport,
  activities: Iterable<A>,
  best: readonly BestTime<A>[],
): readonly TimeInside<A>[] {
  const inside = new Map<number, TimeInside<A>>();
  for (const activity of activities) {
    if (!countsForBest(sport, activity.value) || isBroken(activity.value)) continue;
    const { covered, time } = wholeOf(activity.value) ?? { covered: 0, time: 0 };
    for (const { distance, time: bestTime } of best) {
      const stretches = Math.floor(covered / (distance * (1 - shorter)));
      const average = time / stretches;
      if (stretches < 1 || average >= (inside.get(distance)?.time ?? bestTime)) continue;
      inside.set(distance, { distance, time: seconds(average), activity });
    }
  }
  return [...inside.values()];
}

/** A continuous part of an activity. */
interface Stretch {
  /** Metres. */
  readonly covered: number;
  /** Seconds. */
  readonly time: number;
  /** 0 for the whole activity. */
  readonly laps: number;
  readonly startsAt?: number;
}

/** Returns whether an activity counts towards the bests of a sport: it is plausible, and its distance was measured. */
export function countsForBest(sport: Sport, activity: Activity): boolean {
  if (activity.sport !== sport || cannotBeRight(activity)) return false;
  return activity.indoor !== true || countsIndoors.has(sport);
}

/**
 * Returns what was found in the track of an activity; null for none, and for figures that were computed for another
 * sport, in which more is possible.
 */
export function trackFiguresFor(sport: Sport, { trackFigures }: Activity): TrackFigures | null {
  return trackFigures?.sport === sport ? trackFigures : null;
}

/** Returns the fastest part of a track over a distance, if the activity has a track. */
function effortOver(sport: Sport, distance: number, activity: Activity): readonly Stretch[] {
  const found = trackFiguresFor(sport, activity)?.distances.find(([metres]) => metres === distance);
  return found === undefined ? [] : [{ covered: distance, time: found[1], laps: 0, startsAt: found[2] }];
}

function cannotBeRight(activity: Activity): boolean {
  return activityDoubt(activity) !== null;
}

function wholeOf({ elapsedSeconds, movingSeconds, distance }: Activity): Stretch | null {
  const time = elapsedSeconds ?? movingSeconds;
  if (time === undefined || time <= 0 || distance === undefined) return null;
  return { covered: distance.si, time, laps: 0 };
}

/** @returns a function that gives the stretches of an activity that may count for a distance */
function stretchesOf(activity: Activity): (distance: number) => readonly Stretch[] {
  const whole = wholeOf(activity);
  if (whole === null) return () => [];
  const { laps, isGapless } = lapsOf(activity, whole);
  const canBe = ({ covered, time }: Stretch) => !cannotBeRight(asActivity(activity, covered, time));
  const doubted = new Set(laps.filter((lap) => lap.covered >= shortestJudged && !canBe(lap)));
  return (distance) => {
    const inLaps = laps.flatMap((lap, from) => {
      const inARow = isGapless ? lapsInARow(distance, laps, from) : [lap];
      return inARow === null || inARow.some((each) => doubted.has(each)) ? [] : joined(inARow);
    });
    return [whole, ...inLaps.filter((stretch) => isOver(distance, stretch) && canBe(stretch))];
  };
}

/**
 * The shortest lap, in metres, whose time is reliable. On a shorter one, the lap button may have been pressed twice.
 */
const shortestJudged = 100;

/**
 * Returns the laps that can be trusted. Laps that add up to more than the whole activity contradict it. Laps that add
 * up to less time leave something out, such as a swimmer's rests between pool laps.
 */
function lapsOf(
  activity: Activity,
  whole: Stretch,
): { readonly laps: readonly Stretch[]; readonly isGapless: boolean } {
  // laps go over hidden stretches
  if (Object.values(activity.hidden).some(({ only }) => only === undefined)) return { laps: [], isGapless: false };
  const inOrder = Object.values(activity.laps).sort((a, b) => compareText(a.order, b.order));
  const laps = inOrder.map(({ metres: covered = 0, seconds: time = 0 }) => ({ covered, time, laps: 1 }));
  const sum = joined(laps);
  if (sum.covered > whole.covered * (1 + longer) || sum.time > whole.time * (1 + longer))
    return { laps: [], isGapless: false };
  const measured = laps.filter(({ covered, time }) => covered > 0 && time > 0);
  const isGapless = measured.length === laps.length && sum.time >= whole.time * (1 - longer / 2);
  return { laps: measured, isGapless };
}

/** Returns the fewest laps from one of them on that cover a distance; null if all of them together do not. */
function lapsInARow(distance: number, laps: readonly Stretch[], from: number): readonly Stretch[] | null {
  let covered = 0;
  for (let at = from; at < laps.length; at += 1) {
    covered += laps[at]?.covered ?? 0;
    if (covered >= distance * (1 - shorter)) return laps.slice(from, at + 1);
  }
  return null;
}

function joined(stretches: readonly Stretch[]): Stretch {
  const sum = { covered: 0, time: 0, laps: stretches.length };
  for (const { covered, time } of stretches) {
    sum.covered += covered;
    sum.time += time;
  }
  return sum;
}

function asActivity(activity: Activity, covered: number, time: number): Activity {
  return { ...activity, distance: { si: covered }, movingSeconds: time, elapsedSeconds: time };
}

/** Returns whether a stretch counts for a distance. */
function isOver(distance: number, { covered }: Stretch): boolean {
  return covered >= distance * (1 - shorter) && covered <= distance * (1 + longer);
}

function fastestOver(distance: number, stretches: readonly Stretch[]): Stretch | null {
  return stretches
    .filter((stretch) => isOver(distance, stretch))
    .reduce<Stretch | null>((best, each) => (best === null || each.time < best.time ? each : best), null);
}

function goesBefore<A extends RecordedActivity>(a: BestTime<A>, b: BestTime<A>): boolean {
  if (a.time !== b.time) return a.time < b.time;
  const day = compareText(a.activity.value.day ?? '', b.activity.value.day ?? '');
  return (day || compareText(a.activity.id, b.activity.id)) < 0;
}
