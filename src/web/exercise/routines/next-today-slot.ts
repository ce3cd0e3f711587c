import { lazy } from 'react';

/** What is due today in the running programmes. Loads lazily, after the content around it. */
export const NextToday = lazy(async () => ({ default: (await import('./next-today.tsx')).NextToday }));
