import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { comparisonRoute } from './routes.ts';

const component: RouteComponent = lazyRouteComponent(async () => {
  const page = await import('./index.ts');
  await page.loadComparisonMessages();
  return page;
}, 'ComparisonPage');

export const comparisonPages = comparisonRoute.update({ component });
