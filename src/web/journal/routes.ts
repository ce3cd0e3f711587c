import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';
import { searchValues, text } from '../routing/search-values.ts';

export const journalRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/journal',
  validateSearch: searchValues({ day: text }),
  staticData: { section: 'notes' },
});
