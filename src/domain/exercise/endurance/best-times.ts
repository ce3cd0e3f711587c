import { compareText, type Metres, metres, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Sport } from '../sport.ts';
import { isFasterThanAnybody } from './faster-than-anybody.ts';

export interface BestTime<A> {
  /** The distance it counts for. */
  readonly distance: Metres;
  /** By the clock, stops included. */
  readonly time: Seconds;
  readonly activity: A;
  /** How many activities count for the distance, this one among them. */
  readonly outOf: number;
}

interface RecordedActivity {
  readonly id: string;
  readonly value: Activity;
}

/**
 * The distances that a sport keeps best times over, in metres. Walks, hikes and what has no name of its own are not raced
 * here.
 */
const distancesBySport: { readonly [S in Sport]: readonly number[] } = {
  run: [400, 800, 1000, 1500, 1609.344, 3000, 5000, 10_000, 15_000, 16_093.44, 21_097.5, 42_195, 50_000, 100_000],
  ride: [10_000, 20_000, 40_000, 50_000, 100_000, 160_934.4, 200_000],
  swim: [50, 100, 200, 400, 750, 800, 1500, 1900, 3800],
  row: [500, 1000, 2000, 5000, 6000, 10_000, 21_097.5, 42_195],
  walk: [],
  hike: [],
  other: [],
};

/** Of the distance: `26.2 mi` for a marathon and `6.2 mi` for 10 km, rounded to a tenth of a mile, still count. */
const shorter = 0.0025;
/** A measured course is longer by the watch. */
const longer = 0.02;

/** On a treadmill or a roller the machine says how far it was; in a pool and on a rowing machine that is exact. */
const countsIndoors: ReadonlySet<Sport> = new Set(['swim', 'row']);

/**
 * The best time over each of the distances of a sport, by the whole of an activity: one counts for a distance that it
 * covers with at most 0.25 % less and 2 % more. Time is by the clock (elapsed) where that is written down, else moving
 * time. Of equal times the earlier one stands. What nobody can have done is left out.
 *
 * @param activities those in the trash left out by the caller
 * @returns the distances that were covered, the shortest first
 */
export function bestTimes<A extends RecordedActivity>(sport: Sport, activities: Iterable<A>): readonly BestTime<A>[] {
  const best = new Map<number, BestTime<A>>();
  for (const activity of activities) {
    const { value } = activity;
    const time = value.elapsedSeconds ?? value.movingSeconds;
    const covered = value.distance?.si;
    if (value.sport !== sport || time === undefined || time <= 0 || covered === undefined) continue;
    if ((value.indoor === true && !countsIndoors.has(sport)) || isFasterThanAnybody(value)) continue;
    for (const distance of distancesBySport[sport]) {
      if (covered < distance * (1 - shorter) || covered > distance * (1 + longer)) continue;
      const known = best.get(distance);
      const outOf = (known?.outOf ?? 0) + 1;
      const made = { distance: metres(distance), time: seconds(time), activity, outOf };
      best.set(distance, known === undefined || goesBefore(made, known) ? made : { ...known, outOf });
    }
  }
  return [...best.values()].sort((a, b) => a.distance - b.distance);
}

function goesBefore<A extends RecordedActivity>(a: BestTime<A>, b: BestTime<A>): boolean {
  if (a.time !== b.time) return a.time < b.time;
  const day = compareText(a.activity.value.day ?? '', b.activity.value.day ?? '');
  return (day || compareText(a.activity.id, b.activity.id)) < 0;
}
