import { lazy } from 'react';

/** Begins a workout from a routine: loaded after what it stands in. */
export const StartFromRoutine = lazy(async () => ({
  default: (await import('./start-from-routine.tsx')).StartFromRoutine,
}));

/** What the programmes that run ask for today: loaded after what it stands in. */
export const NextToday = lazy(async () => ({ default: (await import('./next-today.tsx')).NextToday }));
