import { lazyRouteComponent } from '@tanstack/react-router';

/** What is due today in the running programmes. Loads lazily, after the content around it, unless that preloads it. */
export const NextToday = lazyRouteComponent(() => import('./next-today.tsx'), 'NextToday');

/** The programme that can be started next. Loads lazily, as {@link NextToday}. */
export const NotStarted = lazyRouteComponent(() => import('./not-started.tsx'), 'NotStarted');
