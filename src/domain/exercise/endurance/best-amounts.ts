import { compareText, type Seconds, seconds } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Sport } from '../sport.ts';
import { activityDoubt } from './activity-doubt.ts';
import { countsForBest, trackFiguresFor } from './best-times.ts';

/** The most of something in a given time, found in the recording of an activity. */
export interface BestAmount<A> {
  readonly time: Seconds;
  /** Metres, or watts on average. */
  readonly amount: number;
  readonly activity: A;
}

interface RecordedActivity {
  readonly id: string;
  readonly value: Activity;
}

/**
 * Returns the longest distance of a sport in each time, from the recordings. What counts is the same as for best times.
 *
 * @param activities without those in the trash
 * @returns the times that were reached, shortest first
 */
export function bestDistances<A extends RecordedActivity>(
  sport: Sport,
  activities: Iterable<A>,
): readonly BestAmount<A>[] {
  return bestAmounts(activities, (value) =>
    countsForBest(sport, value) ? (trackFiguresFor(sport, value)?.times ?? []) : [],
  );
}

/**
 * Returns the highest average power of a sport over each time. Power of indoor trainers counts, because it is measured;
 * power that nobody has held does not.
 *
 * @param activities without those in the trash
 * @returns the times that were reached, shortest first
 */
export function bestPowers<A extends RecordedActivity>(
  sport: Sport,
  activities: Iterable<A>,
): readonly BestAmount<A>[] {
  return bestAmounts(activities, (value) => {
    if (value.sport !== sport || activityDoubt(value) !== null) return [];
    return (value.trackFigures?.powers ?? []).filter(([time, watts]) => watts <= highestPower(time));
  });
}

type Efforts = readonly (readonly [time: number, amount: number, startsAt: number])[];

function bestAmounts<A extends RecordedActivity>(
  activities: Iterable<A>,
  effortsOf: (activity: Activity) => Efforts,
): readonly BestAmount<A>[] {
  const best = new Map<number, BestAmount<A>>();
  for (const activity of activities)
    for (const [time, amount] of effortsOf(activity.value)) {
      const known = best.get(time);
      const found = { time: seconds(time), amount, activity };
      if (known === undefined || goesBefore(found, known)) best.set(time, found);
    }
  return [...best.values()].sort((a, b) => a.time - b.time);
}

/** Of equal amounts, the earlier one is the record. */
function goesBefore<A extends RecordedActivity>(a: BestAmount<A>, b: BestAmount<A>): boolean {
  if (a.amount !== b.amount) return a.amount > b.amount;
  const day = compareText(a.activity.value.day ?? '', b.activity.value.day ?? '');
  return (day || compareText(a.activity.id, b.activity.id)) < 0;
}

/**
 * Seconds, and watts that nobody has held for so long. They are well above the best sprinters and time trialists, so that
 * only a broken power meter exceeds them.
 */
const neverHeld = [
  [0, 3000],
  [60, 1400],
  [300, 850],
  [1200, 700],
  [3600, 600],
] as const;

function highestPower(time: number): number {
  return neverHeld.findLast(([from]) => time >= from)?.[1] ?? 0;
}
