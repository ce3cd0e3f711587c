import { lazyRouteComponent } from '@tanstack/react-router';
import { dashboardRoute } from './routes.ts';

/** The layout around the sections, which are its children. */
export const dashboardPage = dashboardRoute.update({
  component: lazyRouteComponent(() => import('./index.ts'), 'Shell'),
});
