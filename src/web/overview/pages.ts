import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { loadNotesMessages } from '../notes/load-messages.ts';
import { overviewRoute, startRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const [overview] = await Promise.all([import('./index.ts'), loadNotesMessages()]);
  await overview.loadOverviewMessages();
  return overview;
}, 'OverviewPage');

export const overviewPages = [startRoute.update({ component }), overviewRoute.update({ component })] as const;
