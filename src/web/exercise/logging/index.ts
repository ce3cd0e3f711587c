import { lazy } from 'react';

export { loggingMessages } from './messages/index.ts';

/** Asks for the times of a past workout. Loads lazily, when it opens. */
export const LogPastWorkout = lazy(async () => ({
  default: (await import('./log-past-workout.tsx')).LogPastWorkout,
}));
