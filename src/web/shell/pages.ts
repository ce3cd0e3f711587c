import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { currentLanguage } from '../language/index.ts';
import { dashboardRoute } from '../routing/routes.ts';
import { shellMessages } from './messages/index.ts';

/** The layout around the sections, which are its children. */
const component: RouteComponent = lazyRouteComponent(async () => {
  const [shell] = await Promise.all([import('./index.ts'), shellMessages.load(currentLanguage())]);
  return shell;
}, 'Shell');

export const dashboardPage = dashboardRoute.update({ component });
