import { createContext, useContext } from 'react';
import type { WorkoutLog } from './use-workout-log.ts';

const LogContext = createContext<WorkoutLog | null>(null);

/** Gives the parts of a workout the log through which they change it. */
export const LogProvider = LogContext.Provider;

/**
 * Returns the log of the workout that is shown. It stays the same object, so its users do not render again.
 *
 * @throws outside of a `LogProvider`
 */
export function useLog(): WorkoutLog {
  const log = useContext(LogContext);
  if (log === null) throw new Error('no workout is shown');
  return log;
}
