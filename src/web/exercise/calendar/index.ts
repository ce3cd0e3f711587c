import { lazy } from 'react';

export { calendarMessages } from './messages/index.ts';
export { type ThisWeek, useThisWeek } from './use-this-week.ts';

/** Loads lazily, so that the content above it does not wait for it. */
export const WeekFigures = lazy(async () => ({ default: (await import('./week-figures.tsx')).WeekFigures }));
