import { lazy, Suspense } from 'react';
import { useRunningWorkouts } from '../records/index.ts';

// Only for those who train just now.
const RunningBar = lazy(() => import('./running-bar.tsx'));
const RestAlarm = lazy(async () => ({ default: (await import('../exercise/index.ts')).RestAlarm }));

/** The workout that runs, with its rest: on every page but its own. */
export function RunningWorkout() {
  const [workout = null] = useRunningWorkouts();
  return <Suspense fallback={null}>{workout !== null && <RunningBar key={workout.id} workout={workout} />}</Suspense>;
}

/** Says when its rest is over, wherever one is in the app. */
export function RunningRest() {
  const [workout = null] = useRunningWorkouts();
  return <Suspense fallback={null}>{workout !== null && <RestAlarm key={workout.id} workout={workout} />}</Suspense>;
}
