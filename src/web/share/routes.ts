import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';
import type { UnknownSearch } from '../routing/search-values.ts';

export interface ShareSearch {
  /** Why a share could not be received: the code of the service worker or of the server. */
  readonly failed?: unknown;
}

/** The share target in the manifest, and the page that shows what was shared. */
export const shareRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/dashboard/share',
  validateSearch: ({ failed }: UnknownSearch): ShareSearch => ({ failed }),
});
