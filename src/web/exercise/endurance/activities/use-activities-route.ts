import { useMatches, useParams } from '@tanstack/react-router';
import type { ActivitiesList } from '../../../links/exercise-search.ts';
import {
  type ActivitiesPage,
  activitiesRoute,
  activityRoute,
  bestTimesRoute,
  gearRoute,
  totalsRoute,
  zonesRoute,
} from '../../navigation/routes.ts';

export interface ActivitiesRoute {
  readonly id: string | null;
  readonly page: ActivitiesPage | null;
  readonly list: ActivitiesList;
}

export function useActivitiesRoute(): ActivitiesRoute {
  const id = useParams({ from: activityRoute.id, shouldThrow: false })?.activity ?? null;
  const { list = 'history' } = activitiesRoute.useSearch();
  const page = useMatches({ select: (matches) => pageOf(matches.at(-1)?.routeId) });
  return { id, page, list };
}

function pageOf(routeId: string | undefined): ActivitiesPage | null {
  if (routeId === totalsRoute.id) return 'totals';
  if (routeId === bestTimesRoute.id) return 'best';
  if (routeId === gearRoute.id) return 'gear';
  return routeId === zonesRoute.id ? 'zones' : null;
}
