import { compareText, err, type LocalDay, ok, type Result } from '../../kernel/index.ts';
import type { SecondsByValue } from '../track-figures.ts';
import type { TrainingZones } from '../training-zones.ts';

export type ZonesError =
  | { readonly code: 'exercise/zone-bound-missing'; readonly zone: number }
  /** A zone does not end above the one before it. */
  | { readonly code: 'exercise/zones-not-rising'; readonly zone: number };

/** The maximum number of zones: as many as fit side by side. */
export const maxZones = 7;

/**
 * Validates the upper limits of zones as the user typed them.
 *
 * @param bounds from the easiest zone up; null is an empty field, and 0 or less is invalid
 * @returns the limits, or the first invalid zone (from 1)
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
 * Returns the zone of a value, from 1. A limit belongs to the zone that it ends. A value above the last limit is in the
 * last zone.
 *
 * @returns null if there are no zones
 */
export function zoneOf(bounds: readonly number[], value: number): number | null {
  if (bounds.length === 0) return null;
  const index = bounds.findIndex((bound) => value <= bound);
  return index === -1 ? bounds.length : index + 1;
}

/**
 * Returns the seconds in each zone. As in {@link zoneOf}, a limit belongs to the zone that it ends, and what is above the
 * last limit counts for the last zone. A step of values that lies in two zones is divided between them.
 *
 * @param step the step of the values; 1 for whole numbers, of which none is divided
 */
export function secondsInZones(
  { from, seconds }: SecondsByValue,
  step: number,
  bounds: readonly number[],
): readonly number[] {
  const zones = bounds.map(() => 0);
  for (const [at, time] of seconds.entries()) {
    const low = from + at * step;
    for (let index = 0, below = Number.NEGATIVE_INFINITY; index < bounds.length; index++) {
      const limit = index === bounds.length - 1 ? Number.POSITIVE_INFINITY : (bounds[index] as number);
      const isWhole = step === 1;
      const share = isWhole
        ? Number(low > below && low <= limit)
        : Math.max(0, Math.min(low + step, limit) - Math.max(low, below)) / step;
      zones[index] = (zones[index] as number) + share * time;
      below = limit;
    }
  }
  return zones;
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
 * Returns the zones in force on a day: those with the latest start on or before it. Zones of the sport take precedence
 * over zones for all sports.
 *
 * @returns null if there are none
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

function isBefore(a: StoredZones, b: StoredZones): boolean {
  const ofSport = Number(b.value.sport !== undefined) - Number(a.value.sport !== undefined);
  return (ofSport || compareText(b.value.from ?? '', a.value.from ?? '') || compareText(b.id, a.id)) > 0;
}
