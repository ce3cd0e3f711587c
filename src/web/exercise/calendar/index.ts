import { lazy } from 'react';

/** Loaded lazily, so that the content above it does not wait for it. */
export const TrainingCard = lazy(async () => ({ default: (await import('./training-card.tsx')).TrainingCard }));
