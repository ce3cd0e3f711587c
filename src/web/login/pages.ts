import { lazyRouteComponent } from '@tanstack/react-router';
import { loginRoute } from './routes.ts';

export const loginPages = loginRoute.update({
  component: lazyRouteComponent(() => import('./index.ts'), 'LoginPage'),
});
