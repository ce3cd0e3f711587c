import { useSearch } from '@tanstack/react-router';
import { type Muscle, muscles } from '#domain/exercise/index.ts';
import { isLocalDay, type LocalDay } from '#domain/kernel/index.ts';

/** What the address says. */
export interface VolumeRoute {
  /** A day of the week that is looked at; null for the running one. */
  readonly day: LocalDay | null;
  /** The muscle that is open. */
  readonly muscle: Muscle | null;
}

export function useVolumeRoute(): VolumeRoute {
  return readVolumeRoute(useSearch({ strict: false }));
}

/** What cannot be read is read as not said. */
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
