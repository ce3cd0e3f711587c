import { lazyRouteComponent } from '@tanstack/react-router';
import { landingRoute } from './routes.ts';

export const landingPages = landingRoute.update({
  component: lazyRouteComponent(() => import('./index.ts'), 'LandingPage'),
});
