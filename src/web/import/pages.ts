import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { importReportRoute, importRoute } from './routes.ts';

const importPage: RouteComponent = lazyRouteComponent(() => import('./import-page.tsx'), 'ImportPage');
const report: RouteComponent = lazyRouteComponent(() => import('./report-page.tsx'), 'ImportReportPage');

export const importPages = [
  importRoute.update({ component: importPage }),
  importReportRoute.update({ component: report }),
] as const;
