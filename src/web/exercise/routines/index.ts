import { lazy } from 'react';

/** What the programmes that run ask for today: loaded after what it stands in. */
export const NextToday = lazy(async () => ({ default: (await import('./next-today.tsx')).NextToday }));
