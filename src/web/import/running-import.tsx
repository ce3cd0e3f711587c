import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { importActivity, onImportActivity } from './import-activity.ts';

const ImportLine = lazy(() => import('./import-line.tsx'));

/** Tells on other screens how far an import is. */
export function RunningImport() {
  const activity = useSyncExternalStore(onImportActivity, importActivity);
  const isElsewhere = useLocation({ select: ({ pathname }) => !pathname.startsWith('/dashboard/profile/import') });
  return <Suspense fallback={null}>{activity !== null && isElsewhere && <ImportLine activity={activity} />}</Suspense>;
}
