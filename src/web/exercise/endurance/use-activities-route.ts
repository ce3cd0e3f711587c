import { useLocation, useParams, useSearch } from '@tanstack/react-router';

export type ActivitiesList = 'history' | 'trash';

/** A page about all activities, shown beside the list. */
export type ActivitiesPage = 'totals' | 'best' | 'gear' | 'zones';

export interface ActivitiesRoute {
  readonly id: string | null;
  readonly page: ActivitiesPage | null;
  readonly list: ActivitiesList;
}

const activitiesBase = '/dashboard/exercise/activities';

const pages: readonly ActivitiesPage[] = ['totals', 'best', 'gear', 'zones'];

export function useActivitiesRoute(): ActivitiesRoute {
  const params: { readonly activity?: string } = useParams({ strict: false });
  const search: { readonly list?: unknown } = useSearch({ strict: false });
  const segment = useLocation({ select: ({ pathname }) => pathname.slice(activitiesBase.length + 1) });
  return {
    id: params.activity ?? null,
    page: pages.find((page) => page === segment) ?? null,
    list: search.list === 'trash' ? 'trash' : 'history',
  };
}

export function activitiesHref(list: ActivitiesList = 'history'): string {
  return list === 'trash' ? `${activitiesBase}?list=trash` : activitiesBase;
}

export function activityHref(id: string, list: ActivitiesList = 'history'): string {
  const href = `${activitiesBase}/${encodeURIComponent(id)}`;
  return list === 'trash' ? `${href}?list=trash` : href;
}

export function activitiesPageHref(page: ActivitiesPage): string {
  return `${activitiesBase}/${page}`;
}
