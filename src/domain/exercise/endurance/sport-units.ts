import { fromSi, type Metres, metres, type Seconds, seconds, toSi, type Unit } from '../../kernel/index.ts';
import { knownSport } from '../sport.ts';
import type { Pace } from './pace.ts';

/** The unit for distances on roads; the units of the other sports follow from it. */
export type DistanceSystem = 'km' | 'mi';

/** Returns the unit in which a sport's distances are typed and shown. Pools have metres or yards, rowing has metres. */
export function distanceUnitOf(sport: string | undefined, system: DistanceSystem): Unit {
  const known = knownSport(sport);
  if (known === 'swim') return system === 'mi' ? 'yd' : 'm';
  return known === 'row' ? 'm' : system;
}

export function climbUnitOf(system: DistanceSystem): Unit {
  return system === 'mi' ? 'ft' : 'm';
}

/** The length that a pace refers to. */
export type PaceLength = 'km' | 'mi' | '100m' | '100yd' | '500m';

/** In metres. */
const paceLengths: { readonly [L in PaceLength]: Metres } = {
  km: metres(1000),
  mi: metres(toSi(1, 'mi')),
  '100m': metres(100),
  '100yd': metres(toSi(100, 'yd')),
  '500m': metres(500),
};

export function paceLengthOf(sport: string | undefined, system: DistanceSystem): PaceLength {
  const known = knownSport(sport);
  if (known === 'swim') return system === 'mi' ? '100yd' : '100m';
  return known === 'row' ? '500m' : system;
}

/** Returns the pace as whole seconds per length, as watches show it. */
export function pacePer(pace: Pace, length: PaceLength): Seconds {
  return seconds(Math.round(pace * paceLengths[length]));
}

/**
 * Converts a speed to kilometres or miles per hour, not rounded.
 *
 * @param speed metres per second
 */
export function speedPerHour(speed: number, system: DistanceSystem): number {
  return fromSi(speed * 3600, system);
}

/** Returns whether a sport is usually described by speed rather than pace. */
export function isRecognisedBySpeed(sport: string | undefined): boolean {
  return knownSport(sport) === 'ride';
}
