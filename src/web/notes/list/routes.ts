import { createRoute } from '@tanstack/react-router';
import { noteSearch, notesSearch } from '../../links/notes-search.ts';
import { dashboardRoute } from '../../routing/routes.ts';

/** The list and its records share one component, so that the list stays mounted while a record is open beside it. */
export const notesRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/notes',
  validateSearch: notesSearch,
  staticData: { section: 'notes' },
});

export const noteRoute = createRoute({ getParentRoute: () => notesRoute, path: '$id', validateSearch: noteSearch });

export const dayRoute = createRoute({ getParentRoute: () => notesRoute, path: 'day/$day' });
