import { compareText, err, type LocalDay, ok, type Result } from '../../kernel/index.ts';
import type { TrainingZones } from '../training-zones.ts';

export type ZonesError =
  | { readonly code: 'exercise/zone-bound-missing'; readonly zone: number }
  /** A zone ends where the one before it ends, or below. */
  | { readonly code: 'exercise/zones-not-rising'; readonly zone: number };

/** As many as fit beside one another. */
export const mostZones = 7;

/**
 * Checks the upper bounds of zones as a person types them.
 *
 * @param bounds from the easiest zone up; null is an empty field, 0 and below bounds nothing
 * @returns the bounds, or the first zone (from 1) that cannot be
 */
export function checkZoneBounds(bounds: readonly (number | null)[]): Result<readonly number[], ZonesError> {
  let below = 0;
  const checked: number[] = [];
  for (const [index, bound] of bounds.entries()) {
    const zone = index + 1;
    if (bound === null) return err({ code: 'exercise/zone-bound-missing', zone });
    if (bound <= below) return err({ code: 'exercise/zones-not-rising', zone });
    checked.push(bound);
    below = bound;
  }
  return checked.length > 0 ? ok(checked) : err({ code: 'exercise/zone-bound-missing', zone: 1 });
}

/**
 * The zone in which a value lies, from 1. A bound belongs to the zone that it ends; what lies above the last bound is in
 * the last zone.
 *
 * @returns null where there are no zones
 */
export function zoneOf(bounds: readonly number[], value: number): number | null {
  if (bounds.length === 0) return null;
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index + 1;
}

interface StoredZones {
  readonly id: string;
  readonly value: TrainingZones;
}

export interface ZonesWanted {
  readonly measure: NonNullable<TrainingZones['measure']>;
  readonly sport: string | undefined;
  readonly day: LocalDay;
}

/**
 * The zones that were in force on a day: of those that began by then the newest, those of the sport before those of all
 * sports.
 *
 * @returns null where there are none
 */
export function zonesOn<Z extends StoredZones>(zones: Iterable<Z>, { measure, sport, day }: ZonesWanted): Z | null {
  let found: Z | null = null;
  for (const each of zones) {
    const { value } = each;
    const isOfSport = value.sport === undefined || value.sport === sport;
    if (value.measure !== measure || !isOfSport || (value.from ?? '') > day || !value.bounds?.length) continue;
    if (found === null || isBefore(found, each)) found = each;
  }
  return found;
}

/** Whether b goes before a. */
function isBefore(a: StoredZones, b: StoredZones): boolean {
  const ofSport = Number(b.value.sport !== undefined) - Number(a.value.sport !== undefined);
  return (ofSport || compareText(b.value.from ?? '', a.value.from ?? '') || compareText(b.id, a.id)) > 0;
}
