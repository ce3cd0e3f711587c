import type { TrackFigures } from '../exercise/index.ts';
import type { Track } from './track.ts';

/** The points of a route as lists draw it. */
export const outlinePoints = 64;

/**
 * Returns the shape of a route, for a small picture of it: at most 64 places, evenly spread along it, as pairs of whole
 * numbers from 0 to 255 from the south-west corner of the smallest square that contains them. It does not say where on
 * earth the route is.
 *
 * @param covered metres at each point, never falling
 * @returns null for a route of fewer than two places, or of no extent
 */
export function outlineOf(track: Track, covered: Float64Array): readonly (readonly [number, number])[] | null {
  const points = placesOf(track);
  if (points.length < 2) return null;
  const total = covered[points.at(-1) as number] as number;
  const chosen: number[] = [];
  for (let step = 0, at = 0; step < outlinePoints; step++) {
    const target = (total * step) / (outlinePoints - 1);
    while (at < points.length - 1 && (covered[points[at] as number] as number) < target) at++;
    if (chosen.at(-1) !== points[at]) chosen.push(points[at] as number);
  }
  const north = chosen.map((point) => track.latitude[point] as number);
  const middle = ((Math.min(...north) + Math.max(...north)) / 2) * (Math.PI / 180);
  const from = track.longitude[chosen[0] as number] as number;
  const east = chosen.map((point) => shortestTurn((track.longitude[point] as number) - from) * Math.cos(middle));
  const [south, west] = [Math.min(...north), Math.min(...east)];
  const extent = Math.max(Math.max(...north) - south, Math.max(...east) - west);
  if (extent === 0) return null;
  const scaled = (value: number) => Math.round((value / extent) * 255);
  return chosen.map((_, at) => [scaled((east[at] as number) - west), scaled((north[at] as number) - south)]);
}

/**
 * Returns the outline that may be drawn.
 *
 * @param zones the privacy zones there are; see `privacyZonesIn`
 * @returns null if there is none, undefined if it is not known which part lies in these zones
 */
export function drawnOutline(
  { outline, outsideZones }: TrackFigures,
  zones: string,
): readonly number[] | null | undefined {
  if (zones === '' || outline === undefined) return outline ?? null;
  return outsideZones?.zones === zones ? (outsideZones.outline ?? null) : undefined;
}

function placesOf({ latitude, length }: Track): readonly number[] {
  return Array.from({ length }, (_, point) => point).filter((point) => !Number.isNaN(latitude[point]));
}

/** Returns an angle in degrees as −180 to 180, so that a route over the 180th meridian stays together. */
function shortestTurn(degrees: number): number {
  return ((degrees + 540) % 360) - 180;
}
