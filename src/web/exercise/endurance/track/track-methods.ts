import type { HiddenStretch, Sport } from '#domain/exercise/index.ts';
import type { GpxAbout } from '#domain/export/gpx/index.ts';
import type { Result } from '#domain/kernel/index.ts';
import type { PrivacyZone } from '#domain/profile/index.ts';
import type { ComputedFigures, TrackError, TrackView } from '#domain/track/index.ts';

/** What the page asks of the worker. */
export interface TrackMethods {
  /** Reads the stored points of a recording, without its hidden stretches and the places inside privacy zones. */
  open(
    points: Uint8Array,
    sport: Sport,
    hidden: readonly HiddenStretch[],
    zones: readonly PrivacyZone[],
  ): Result<TrackView, TrackError>;
  /** Computes what is stored with the activity. */
  figures(...args: Parameters<TrackMethods['open']>): Result<ComputedFigures, TrackError>;
  /** Writes the recording as GPX, without its hidden stretches and the places inside privacy zones. */
  gpx(
    points: Uint8Array,
    about: GpxAbout,
    hidden: readonly HiddenStretch[],
    zones: readonly PrivacyZone[],
  ): Result<WrittenGpx, TrackError>;
}

export interface WrittenGpx {
  /** Null if no position is left. */
  readonly content: Blob | null;
  /** How many points lie inside privacy zones, and have no place in the file. */
  readonly insideZones: number;
}
