import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { searchRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const { loadSearchMessages, SearchPage } = await import('./page.ts');
  await loadSearchMessages();
  return { SearchPage };
}, 'SearchPage');

export const searchPages = searchRoute.update({ component });
