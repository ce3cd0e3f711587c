import { digestOf, hexOf } from '../digest/index.ts';
import type { PrivacyZone } from '../profile/index.ts';
import { distanceBetween, earthRadius } from './earth.ts';
import type { Track } from './track.ts';

/** A place on earth, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The least and the greatest share of the radius by which the centre of a zone is moved. */
const [minShare, maxShare] = [0.3, 0.7];

/**
 * Returns a zone around a place. Its centre is moved at random: the place lies well inside, but the circle that routes
 * leave out does not say where.
 *
 * @param radius metres
 * @param random returns a number from 0 to 1
 */
export function privacyZoneAround(place: Place, radius: number, random: () => number): Omit<PrivacyZone, 'name'> {
  const angle = 2 * Math.PI * random();
  const metres = radius * (minShare + (maxShare - minShare) * random());
  const degrees = (metres / earthRadius) * (180 / Math.PI);
  const latitude = place.latitude + degrees * Math.cos(angle);
  const narrowing = Math.max(0.01, Math.cos((place.latitude * Math.PI) / 180));
  const longitude = place.longitude + (degrees * Math.sin(angle)) / narrowing;
  return { latitude: Math.max(-90, Math.min(90, latitude)), longitude: ((longitude + 540) % 360) - 180, radius };
}

/** Names zones without saying where they are, so that figures can tell which they leave out; empty for none. */
export function privacyZonesIn(zones: Iterable<PrivacyZone>): string {
  const circles = Array.from(zones, ({ latitude, longitude, radius }) =>
    [latitude, longitude, radius].join(' '),
  ).sort();
  return circles.length === 0 ? '' : hexOf(digestOf(circles));
}

/** Returns a track without the places inside zones. Times, distances and all other figures stay. */
export function withoutZones(track: Track, zones: readonly PrivacyZone[]): Track {
  if (zones.length === 0) return track;
  const [latitude, longitude] = [track.latitude.slice(), track.longitude.slice()];
  for (let point = 0; point < track.length; point++) {
    const [north, east] = [track.latitude[point] as number, track.longitude[point] as number];
    const isInside = zones.some((zone) => distanceBetween(north, east, zone.latitude, zone.longitude) <= zone.radius);
    if (isInside) latitude[point] = longitude[point] = Number.NaN;
  }
  return { ...track, latitude, longitude };
}

/** Returns the first and the last place of a track; null if it has none. */
export function endsOf({ latitude, longitude }: Track): readonly [start: Place, end: Place] | null {
  const [first, last] = [latitude.findIndex(isKnown), latitude.findLastIndex(isKnown)];
  if (first === -1) return null;
  const at = (point: number): Place => ({
    latitude: latitude[point] as number,
    longitude: longitude[point] as number,
  });
  return [at(first), at(last)];
}

function isKnown(value: number): boolean {
  return !Number.isNaN(value);
}
