import { fromSi, type Metres, metres, type Seconds, seconds, toSi, type Unit } from '../../kernel/index.ts';
import { knownSport } from '../sport.ts';
import type { Pace } from './pace.ts';

/** In what a person thinks of a road: the rest follows from it. */
export type DistanceSystem = 'km' | 'mi';

/** The unit in which a distance of a sport is typed and told: pools have metres or yards, rowers metres. */
export function distanceUnitOf(sport: string | undefined, system: DistanceSystem): Unit {
  const known = knownSport(sport);
  if (known === 'swim') return system === 'mi' ? 'yd' : 'm';
  return known === 'row' ? 'm' : system;
}

export function climbUnitOf(system: DistanceSystem): Unit {
  return system === 'mi' ? 'ft' : 'm';
}

/** A length of which a pace tells how long it took. */
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

/** Seconds for a length, whole as watches show them. */
export function pacePer(pace: Pace, length: PaceLength): Seconds {
  return seconds(Math.round(pace * paceLengths[length]));
}

/** Kilometres or miles an hour, not rounded. @param speed metres a second */
export function speedPerHour(speed: number, system: DistanceSystem): number {
  return fromSi(speed * 3600, system);
}

/** Whether people tell how fast a sport is by its speed rather than its pace. */
export function isToldBySpeed(sport: string | undefined): boolean {
  return knownSport(sport) === 'ride';
}
