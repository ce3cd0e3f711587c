import { createRoute } from '@tanstack/react-router';
import { oneOf, text, textOrNumber, type UnknownSearch } from '../routing/search-values.ts';
import { dashboardRoute } from '../shell/routes.ts';

export interface EverythingSearch {
  readonly q?: string | undefined;
  readonly kind?: string | undefined;
  readonly sort?: 'best' | undefined;
  readonly view?: 'thread' | undefined;
}

export const searchRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/search',
  validateSearch: ({ q, kind, sort, view }: UnknownSearch): EverythingSearch => ({
    q: textOrNumber(q),
    kind: text(kind),
    sort: oneOf(['best'], sort),
    view: oneOf(['thread'], view),
  }),
  staticData: { section: 'overview' },
});
