import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { searchRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const page = await import('./index.ts');
  await page.loadSearchMessages();
  return page;
}, 'SearchPage');

export const searchPages = searchRoute.update({ component });
