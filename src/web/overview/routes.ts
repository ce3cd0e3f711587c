import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';

const ofOverview = {
  getParentRoute: () => dashboardRoute,
  staticData: { section: 'overview', showsRunningWorkout: true },
} as const;

/** Where the installed app and a sign-in start. */
export const startRoute = createRoute({ ...ofOverview, path: '/dashboard' });
export const overviewRoute = createRoute({ ...ofOverview, path: '/dashboard/overview' });
