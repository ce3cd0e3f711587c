import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStartWorkout, workoutHref } from '../exercise/index.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { Loading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady } from '../replica/index.ts';

/** Runs a shortcut of the app's icon, which is a URL. */
export function StartPage() {
  const shortcut = useLocation({ select: ({ pathname }) => pathname.split('/').at(-1) });
  return useDocumentReady() ? <Run shortcut={shortcut} /> : <Loading />;
}

function Run({ shortcut }: { readonly shortcut: string | undefined }) {
  const navigate = useNavigate();
  const newNote = useNewNote();
  const openToday = useOpenToday();
  const openWorkout = useOpenWorkout();
  const hasRun = useRef(false);
  const run = useEffectEvent(async () => {
    // the overview replaces this URL, so that Back and Reload do not run the shortcut again
    await navigate({ href: '/dashboard/overview', replace: true });
    if (shortcut === 'new-note') newNote();
    if (shortcut === 'today') openToday();
    if (shortcut === 'workout') openWorkout();
  });
  useEffect(() => {
    if (!hasRun.current) void run();
    hasRun.current = true;
  }, []);
  return <Loading />;
}

/** Returns a function that opens the running workout, or starts one. */
function useOpenWorkout(): () => void {
  const navigate = useNavigate();
  const startWorkout = useStartWorkout();
  const [running = null] = useRunningWorkouts();
  return () => {
    if (running === null) startWorkout();
    else void navigate({ href: workoutHref(running.id) });
  };
}
