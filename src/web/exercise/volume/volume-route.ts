import { type Muscle, muscles } from '#domain/exercise/index.ts';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';
import { volumeLink } from '../../links/exercise.ts';
import type { VolumeSearch } from '../../links/exercise-search.ts';
import { volumeRoute } from '../navigation/routes.ts';

export interface VolumeRoute {
  /** A day of the selected week; null for the current one. */
  readonly day: LocalDay | null;
  readonly muscle: Muscle | null;
}

export function useVolumeRoute(): VolumeRoute {
  return readVolumeRoute(volumeRoute.useSearch());
}

/** Reads the URL's parameters and ignores invalid ones. */
export function readVolumeRoute({ week, muscle }: VolumeSearch): VolumeRoute {
  return {
    day: isLocalDay(week) ? week : null,
    muscle: muscles.find((each) => each === muscle) ?? null,
  };
}

export function volumeRouteLink({ day, muscle }: VolumeRoute) {
  return volumeLink({ ...(day !== null && { week: day }), ...(muscle !== null && { muscle }) });
}
