import { lazy } from 'react';

/** Begins a workout from a routine: loaded after what it stands in. */
export const StartFromRoutine = lazy(async () => ({
  default: (await import('./start-from-routine.tsx')).StartFromRoutine,
}));

/** The routine that a past workout followed: loaded after what it stands in. */
export const PastRoutine = lazy(async () => ({ default: (await import('./past-routine.tsx')).PastRoutine }));

/** The same in little space, with what is due alone to be started. */
export const DueToday = lazy(async () => ({ default: (await import('./due-today.tsx')).DueToday }));

/** What the programmes that run ask for today: loaded after what it stands in. */
export const NextToday = lazy(async () => ({ default: (await import('./next-today.tsx')).NextToday }));
