import type { Activity } from '../activity.ts';
import { movingTime } from './activity-figures.ts';

/** Positions are off by some metres, and people run around each other. A share of the distance. */
const sameDistance = 0.04;
/** The mean distance between two outlines of one route, in their units, of which a route is 255 long or high. */
const sameShape = 14;

/**
 * Returns whether two activities went the same way round the same route. Outlines do not say where on earth they are, but
 * two routes as long and of the same shape are practically never two.
 */
export function isSameRoute(a: Activity, b: Activity): boolean {
  const [outline, other] = [a.trackFigures?.outline, b.trackFigures?.outline];
  const [distance, otherDistance] = [a.distance?.si, b.distance?.si];
  if (outline === undefined || other === undefined || distance === undefined || otherDistance === undefined)
    return false;
  if (a.sport !== b.sport || Math.abs(distance - otherDistance) > sameDistance * distance) return false;
  return apart(outline, other) <= sameShape;
}

/** The mean distance between the places of two outlines, each evenly spread along its route. */
function apart(a: readonly number[], b: readonly number[]): number {
  const count = Math.min(a.length, b.length) / 2;
  let sum = 0;
  for (let place = 0; place < count; place++) {
    const at = (outline: readonly number[]) => {
      const index = 2 * Math.round((place * (outline.length / 2 - 1)) / Math.max(1, count - 1));
      return [outline[index] ?? 0, outline[index + 1] ?? 0] as const;
    };
    const [[x, y], [otherX, otherY]] = [at(a), at(b)];
    sum += Math.hypot(x - otherX, y - otherY);
  }
  return sum / count;
}

interface RecordedActivity {
  readonly id: string;
  readonly value: Activity;
}

/**
 * Returns the other activities on the route of one, newest first.
 *
 * @param activities without those in the trash
 */
export function onSameRoute<A extends RecordedActivity>(
  activity: RecordedActivity,
  activities: Iterable<A>,
): readonly A[] {
  const found: A[] = [];
  for (const each of activities)
    if (each.id !== activity.id && movingTime(each.value) !== null && isSameRoute(activity.value, each.value))
      found.push(each);
  return found.sort((a, b) => (b.value.startedAt ?? 0) - (a.value.startedAt ?? 0));
}
