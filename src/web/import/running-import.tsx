import { useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importActivity, onImportActivity } from './import-activity.ts';
import { importReportRoute, importRoute } from './routes.ts';

const ImportLine = lazy(() => import('./import-line.tsx'));

/** The pages about imports, which show the import themselves. */
const isOwnRoute = (id: string) => id === importRoute.id || id === importReportRoute.id;

/** Tells on other screens how far an import is. */
export function RunningImport() {
  const activity = useSyncExternalStore(onImportActivity, importActivity);
  const isElsewhere = useMatches({ select: (matches) => !matches.some(({ routeId }) => isOwnRoute(routeId)) });
  return <Suspense fallback={null}>{activity !== null && isElsewhere && <ImportLine activity={activity} />}</Suspense>;
}
