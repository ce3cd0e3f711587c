import { notFound, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStartWorkout, workoutHref } from '../exercise/index.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { Loading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady } from '../replica/index.ts';

const shortcuts = ['new-note', 'today', 'workout'] as const;

type Shortcut = (typeof shortcuts)[number];

/** Runs a shortcut of the app's icon, which is a URL. */
export function StartPage() {
  const { shortcut }: { readonly shortcut?: string } = useParams({ strict: false });
  const known = shortcuts.find((each) => each === shortcut);
  if (known === undefined) throw notFound();
  return useDocumentReady() ? <Run shortcut={known} /> : <Loading />;
}

function Run({ shortcut }: { readonly shortcut: Shortcut }) {
  const navigate = useNavigate();
  const newNote = useNewNote();
  const openToday = useOpenToday();
  const openWorkout = useOpenWorkout();
  const hasRun = useRef(false);
  const run = useEffectEvent(async () => {
    // the overview replaces this URL, so that Back and Reload do not run the shortcut again
    await navigate({ href: '/dashboard/overview', replace: true });
    const work = { 'new-note': newNote, today: openToday, workout: openWorkout };
    work[shortcut]();
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
