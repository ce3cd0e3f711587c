import { lazy } from 'react';

export { loggingMessages } from './messages/index.ts';

/** The ways to end a workout that was forgotten. Loads lazily, when there is one. */
export const ForgottenActions = lazy(async () => ({
  default: (await import('./finish/forgotten-workout.tsx')).ForgottenActions,
}));

/** Asks for the times of a past workout. Loads lazily, when it opens. */
export const LogPastWorkout = lazy(async () => ({
  default: (await import('./log-past-workout.tsx')).LogPastWorkout,
}));
