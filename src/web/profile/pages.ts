import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { profilePartRoute, profileRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(() => import('./index.ts'), 'ProfilePage');

export const profilePages = [profileRoute.update({ component }), profilePartRoute.update({ component })] as const;
