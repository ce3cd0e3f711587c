import { type Metres, metres } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Gear } from '../gear.ts';

/** How far each piece of gear went in the activities that name it, in metres. An activity counts whole for each of its gear. */
export function distanceByGear(activities: Iterable<Pick<Activity, 'gear' | 'distance'>>): ReadonlyMap<string, Metres> {
  const byGear = new Map<string, Metres>();
  for (const { gear, distance } of activities) {
    if (distance === undefined) continue;
    for (const id of Object.keys(gear)) byGear.set(id, metres((byGear.get(id) ?? 0) + distance.si));
  }
  return byGear;
}

export interface GearDistance {
  /** With what it had covered before it was first recorded. */
  readonly distance: Metres;
  /** Until the warning, and past it below 0; null where none was asked for. */
  readonly left: Metres | null;
  /** The distance that was asked to be warned at is reached. */
  readonly isDue: boolean;
}

/** @param recorded metres in activities; see {@link distanceByGear} */
export function gearDistance(gear: Pick<Gear, 'startDistance' | 'warnAt'>, recorded: Metres): GearDistance {
  const distance = metres((gear.startDistance?.si ?? 0) + recorded);
  const left = gear.warnAt === undefined ? null : metres(gear.warnAt.si - distance);
  return { distance, left, isDue: left !== null && left <= millimetre };
}

/** A sum of many runs is off by less. */
const millimetre = 0.001;
