import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useStartWorkout } from '../exercise/index.ts';
import { workoutLink } from '../links/exercise.ts';
import { overviewLink } from '../links/overview.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { Loading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady } from '../replica/index.ts';

export type Shortcut = 'newNote' | 'today' | 'workout';

/** The shortcuts of the app's icon, which are URLs. Each page runs one of them. */
export const shortcuts: { readonly [S in Shortcut]: () => ReactNode } = {
  newNote: () => <WhenReady useShortcut={useNewNote} />,
  today: () => <WhenReady useShortcut={useOpenToday} />,
  workout: () => <WhenReady useShortcut={useOpenWorkout} />,
};

interface ShortcutProps {
  /** The same hook at each render. */
  readonly useShortcut: () => () => void;
}

function WhenReady({ useShortcut }: ShortcutProps) {
  return (
    <>
      {useDocumentReady() && <Run useShortcut={useShortcut} />}
      <Loading />
    </>
  );
}

function Run({ useShortcut }: ShortcutProps) {
  useRun(useShortcut());
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
