import { lazy } from 'react';

/** Loaded after what it stands under, which does not wait for it. */
export const TrainingCard = lazy(async () => ({ default: (await import('./training-card.tsx')).TrainingCard }));
