import type { HiddenStretch } from '../../exercise/index.ts';
import type { PrivacyZone } from '../../profile/index.ts';
import { type Track, visibleTrack, withoutZones } from '../../track/index.ts';

/** A track as it leaves the app. */
export interface SharedTrack {
  readonly track: Track;
  /** How many points lie inside privacy zones; their places are left out. */
  readonly insideZones: number;
}

/**
 * Returns a track without its hidden stretches and without the places inside privacy zones. Its points keep the times of
 * the recording, and what is before and after a zone is not joined.
 */
export function sharedTrack(
  whole: Track,
  hidden: readonly HiddenStretch[],
  zones: readonly PrivacyZone[],
): SharedTrack {
  const { track: visible, points } = visibleTrack(whole, hidden);
  const time = Float64Array.from(points, (point) => whole.time[point] as number);
  const track = withoutZones({ ...visible, time }, zones);
  const isInside = (point: number) =>
    Number.isNaN(track.latitude[point]) && !Number.isNaN(visible.latitude[point] ?? Number.NaN);
  const segments = new Set(track.segments);
  let insideZones = 0;
  for (let point = 0; point < track.length; point++) {
    if (isInside(point)) insideZones += 1;
    else if (isInside(point - 1)) segments.add(point);
  }
  return { track: { ...track, segments: [...segments].sort((a, b) => a - b) }, insideZones };
}
