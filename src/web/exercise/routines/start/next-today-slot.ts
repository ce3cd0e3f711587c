import { lazyRouteComponent } from '@tanstack/react-router';

/** What is due today in the running programmes. Loads lazily, after the content around it, unless that preloads it. */
export const NextToday = lazyRouteComponent(() => import('./next-today.tsx'), 'NextToday');
