import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';
import { oneOf, searchValues, text, textOrNumber } from '../routing/search-values.ts';

const everythingSearch = searchValues({
  q: textOrNumber,
  kind: text,
  sort: oneOf(['best']),
  view: oneOf(['thread']),
});

export type EverythingSearch = ReturnType<typeof everythingSearch>;

export const searchRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/search',
  validateSearch: everythingSearch,
  staticData: { section: 'notes' },
});
