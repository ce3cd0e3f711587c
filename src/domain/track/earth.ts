import { type Metres, metres } from '../kernel/index.ts';

/** The mean radius of the earth in metres, of the International Union of Geodesy and Geophysics. */
export const earthRadius = 6_371_008.8;

const radians = Math.PI / 180;

/**
 * Returns the distance between two places by the haversine formula, on a sphere. It differs from that on the ellipsoid by
 * at most 0.56 %. The shorter way is taken, also across the 180th meridian.
 *
 * @param north1 degrees, as the others
 */
export function distanceBetween(north1: number, east1: number, north2: number, east2: number): Metres {
  const byNorth = Math.sin(((north2 - north1) * radians) / 2);
  const byEast = Math.sin(((east2 - east1) * radians) / 2);
  const chord = byNorth * byNorth + Math.cos(north1 * radians) * Math.cos(north2 * radians) * byEast * byEast;
  return metres(2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord))));
}
