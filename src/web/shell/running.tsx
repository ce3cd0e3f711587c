import { lazy, Suspense, useEffect } from 'react';
import { closeStartSheet, useIsStartAsked, useRunningWorkouts } from '../records/index.ts';

// Loaded only during a workout, and the sheet when a workout is started.
const RunningBar = lazy(() => import('./running-bar.tsx'));
const exerciseParts = () => import('./exercise-parts.ts');
const RestAlarm = lazy(async () => ({ default: (await exerciseParts()).RestAlarm }));
const StartSheet = lazy(async () => ({ default: await (await exerciseParts()).loadStartSheet() }));
const StartQuestion = lazy(async () => ({ default: (await exerciseParts()).StartQuestion }));

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

/** The sheet from which a workout is started, on any page, and the question before a second one is. */
export function StartingWorkout() {
  const isAsked = useIsStartAsked();
  const [workout = null] = useRunningWorkouts();
  useEffect(() => closeStartSheet, []);
  return (
    <>
      <Suspense fallback={null}>{isAsked && <StartSheet onClose={closeStartSheet} />}</Suspense>
      <Suspense fallback={null}>{workout !== null && <StartQuestion workout={workout} />}</Suspense>
    </>
  );
}
