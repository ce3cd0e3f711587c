import { lazyRouteComponent } from '@tanstack/react-router';
import { lazy } from 'react';

export { calendarMessages } from './messages/index.ts';
export { useThisWeek } from './use-this-week.ts';

/** The figures of a week and the goals. Loaded lazily, so that the content around it does not wait for it. */
export const WeekFigures = lazy(async () => ({ default: (await import('./week-figures.tsx')).WeekFigures }));

/** The days of a week with what was trained. */
export const WeekDays = lazy(async () => ({ default: (await import('./week-days.tsx')).WeekDays }));

/** The figures of this week and the goals, with a heading. Loads lazily, unless the content around it preloads it. */
export const ThisWeek = lazyRouteComponent(() => import('./this-week.tsx'), 'ThisWeek');
