import { createRoute } from '@tanstack/react-router';
import { dashboardRoute } from '../routing/routes.ts';

const inDashboard = { getParentRoute: () => dashboardRoute };

/** The shortcuts of the app's icon, as the manifest lists them. */
export const newNoteRoute = createRoute({ ...inDashboard, path: '/dashboard/start/new-note' });
export const todayRoute = createRoute({ ...inDashboard, path: '/dashboard/start/today' });
export const workoutShortcutRoute = createRoute({ ...inDashboard, path: '/dashboard/start/workout' });
