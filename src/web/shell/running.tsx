import { lazy, Suspense } from 'react';
import { useRunningWorkouts } from '../records/index.ts';

// Loaded only during a workout.
const RunningBar = lazy(() => import('./running-bar.tsx'));
const RestAlarm = lazy(async () => ({ default: (await import('../exercise/index.ts')).RestAlarm }));
const StartQuestion = lazy(async () => ({ default: (await import('../exercise/index.ts')).StartQuestion }));

/** The running workout and its rest timer, on every page but its own. */
export function RunningWorkout() {
  const [workout = null] = useRunningWorkouts();
  return <Suspense fallback={null}>{workout !== null && <RunningBar key={workout.id} workout={workout} />}</Suspense>;
}

/** Alerts the user on any page when the rest timer ends. */
export function RunningRest() {
  const [workout = null] = useRunningWorkouts();
  return <Suspense fallback={null}>{workout !== null && <RestAlarm key={workout.id} workout={workout} />}</Suspense>;
}

/** Asks on any page before a second workout is started. */
export function RunningStartQuestion() {
  const [workout = null] = useRunningWorkouts();
  return <Suspense fallback={null}>{workout !== null && <StartQuestion workout={workout} />}</Suspense>;
}
