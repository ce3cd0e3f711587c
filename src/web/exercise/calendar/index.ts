import { lazy } from 'react';

/** Loaded lazily, so that the content above it does not wait for it. */
export const TrainingCard = lazy(async () => ({ default: (await import('./training-card.tsx')).TrainingCard }));

/** The figures of this week and the goals. Loaded lazily, so that the content around it does not wait for it. */
export const ThisWeek = lazy(async () => ({ default: (await import('./this-week.tsx')).ThisWeek }));
