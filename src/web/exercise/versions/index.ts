import { lazy } from 'react';

/** The earlier versions of a workout. Loads lazily, since most workouts have none. */
export const VersionsPane = lazy(() => import('./versions-pane.tsx'));
