import { createRoute } from '@tanstack/react-router';
import { importSearch } from '../links/import-search.ts';
import { dashboardRoute } from '../routing/routes.ts';

const ofProfile = {
  getParentRoute: () => dashboardRoute,
  staticData: { section: 'profile' },
  validateSearch: importSearch,
  loader: async () => {
    const { loadImportMessages } = await import('./load-messages.ts');
    await loadImportMessages();
  },
} as const;

export const importRoute = createRoute({ ...ofProfile, path: '/dashboard/profile/import' });
export const importReportRoute = createRoute({ ...ofProfile, path: '/dashboard/profile/imports/$batch' });
