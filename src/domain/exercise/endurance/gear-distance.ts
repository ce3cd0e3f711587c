import { type Metres, metres } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Gear } from '../gear.ts';

/**
 * Sums the distance of each piece of gear over the activities that name it, in metres. An activity counts fully for
 * each of its pieces of gear.
 */
export function distanceByGear(activities: Iterable<Pick<Activity, 'gear' | 'distance'>>): ReadonlyMap<string, Metres> {
  const byGear = new Map<string, Metres>();
  for (const { gear, distance } of activities) {
    if (distance === undefined) continue;
    for (const id of Object.keys(gear)) byGear.set(id, metres((byGear.get(id) ?? 0) + distance.si));
  }
  return byGear;
}

export interface GearDistance {
  /** Includes the distance covered before the first recorded activity. */
  readonly distance: Metres;
  /** The distance left until the warning; negative once it is passed, null if there is no warning distance. */
  readonly left: Metres | null;
  readonly isDue: boolean;
}

/** @param recorded metres in activities; see {@link distanceByGear} */
export function gearDistance(gear: Pick<Gear, 'startDistance' | 'warnAt'>, recorded: Metres): GearDistance {
  const distance = metres((gear.startDistance?.si ?? 0) + recorded);
  const left = gear.warnAt === undefined ? null : metres(gear.warnAt.si - distance);
  return { distance, left, isDue: left !== null && left <= millimetre };
}

/** The rounding error of a sum over many runs is smaller than this. */
const millimetre = 0.001;
