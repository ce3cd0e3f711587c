import { createRoute } from '@tanstack/react-router';
import { text, type UnknownSearch } from '../routing/search-values.ts';
import { dashboardRoute } from '../shell/routes.ts';

export interface JournalSearch {
  readonly day?: string | undefined;
}

export const journalRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/journal',
  validateSearch: ({ day }: UnknownSearch): JournalSearch => ({ day: text(day) }),
  staticData: { section: 'overview' },
});
