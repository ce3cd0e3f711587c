import { useSearch } from '@tanstack/react-router';
import { type Muscle, muscles } from '#domain/exercise/index.ts';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';

export interface VolumeRoute {
  /** A day of the selected week; null for the current one. */
  readonly day: LocalDay | null;
  readonly muscle: Muscle | null;
}

export function useVolumeRoute(): VolumeRoute {
  return readVolumeRoute(useSearch({ strict: false }));
}

/** Reads the URL's parameters and ignores invalid ones. */
export function readVolumeRoute(search: Readonly<Record<string, unknown>>): VolumeRoute {
  return {
    day: isLocalDay(search.week) ? search.week : null,
    muscle: muscles.find((muscle) => muscle === search.muscle) ?? null,
  };
}

export function volumeHref({ day, muscle }: VolumeRoute): string {
  const search = new URLSearchParams({
    ...(day !== null && { week: day }),
    ...(muscle !== null && { muscle }),
  });
  return search.size === 0 ? '/dashboard/exercise/volume' : `/dashboard/exercise/volume?${search}`;
}
