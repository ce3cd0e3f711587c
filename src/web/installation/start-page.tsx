import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStartWorkout } from '../exercise/index.ts';
import { workoutLink } from '../exercise/link-targets.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { overviewLink } from '../overview/link-targets.ts';
import { Loading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady } from '../replica/index.ts';

export type Shortcut = 'newNote' | 'today' | 'workout';

/** The shortcuts of the app's icon, which are URLs. Each page runs one of them. */
export const shortcuts: { readonly [S in Shortcut]: () => ReactNode } = {
  newNote: () => <WhenReady shortcut={NewNote} />,
  today: () => <WhenReady shortcut={Today} />,
  workout: () => <WhenReady shortcut={Workout} />,
};

function WhenReady({ shortcut: Shortcut }: { readonly shortcut: () => null }) {
  return (
    <>
      {useDocumentReady() && <Shortcut />}
      <Loading />
    </>
  );
}

function NewNote() {
  useRun(useNewNote());
  return null;
}

function Today() {
  useRun(useOpenToday());
  return null;
}

function Workout() {
  useRun(useOpenWorkout());
  return null;
}

/** Runs a shortcut once. */
function useRun(shortcut: () => void): void {
  const navigate = useNavigate();
  const hasRun = useRef(false);
  const run = useEffectEvent(async () => {
    // the overview replaces this URL, so that Back and Reload do not run the shortcut again
    await navigate({ ...overviewLink, replace: true });
    shortcut();
  });
  useEffect(() => {
    if (!hasRun.current) void run();
    hasRun.current = true;
  }, []);
}

/** Returns a function that opens the running workout, or starts one. */
function useOpenWorkout(): () => void {
  const navigate = useNavigate();
  const startWorkout = useStartWorkout();
  const [running = null] = useRunningWorkouts();
  return () => {
    if (running === null) startWorkout();
    else void navigate(workoutLink(running.id));
  };
}
