import { createRoute } from '@tanstack/react-router';
import { type ImportSearch, importSearch } from '../links/import-search.ts';
import { dashboardRoute } from '../routing/routes.ts';

const ofDashboard = {
  getParentRoute: () => dashboardRoute,
  staticData: { section: ({ from }: ImportSearch) => (from === 'activities' ? 'exercise' : 'profile') },
  validateSearch: importSearch,
  loader: async () => {
    const { loadImportMessages } = await import('./load-messages.ts');
    await loadImportMessages();
  },
} as const;

export const importRoute = createRoute({ ...ofDashboard, path: '/dashboard/profile/import' });
export const importReportRoute = createRoute({ ...ofDashboard, path: '/dashboard/profile/imports/$batch' });
