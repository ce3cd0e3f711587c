import { CalendarDays, Play, Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { NextToday, TrainingCard, useStartWorkout } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { useNewNote, useOpenToday } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { Stack } from '../ui/stack.tsx';
import { StateView } from '../ui/state-view.tsx';
import { overviewMessages } from './messages/index.ts';
import { Newest } from './newest.tsx';
import styles from './overview.module.css';
import { RunningWorkout } from './running-workout.tsx';
import { useNewest } from './use-newest.ts';

/** Shows running workouts, what is due today, ways to start, and the newest notes and workouts. */
export function OverviewPage(): ReactNode {
  const m = useMessages(overviewMessages);
  const isReady = useDocumentReady();
  return (
    <div className={styles.page}>
      <PageHeading>{m.overview}</PageHeading>
      {isReady ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </div>
  );
}

function Content() {
  const m = useMessages(overviewMessages);
  const running = useRunningWorkouts();
  const newest = useNewest();
  const newNote = useNewNote();
  if (newest.length === 0) {
    return (
      <StateView
        kind="empty"
        title={m.empty}
        action={
          <Stack direction="row" gap={3} justify="center" wrap>
            <Button variant="primary" icon={<Plus />} onPress={newNote}>
              {m.newNote}
            </Button>
            <Link variant="button" href="/dashboard/profile/import">
              {m.import}
            </Link>
          </Stack>
        }
      >
        {m.emptyText}
      </StateView>
    );
  }
  return (
    <>
      {running.map((workout) => (
        <RunningWorkout key={workout.id} workout={workout} />
      ))}
      <Suspense>
        <NextToday />
      </Suspense>
      <QuickActions />
      <Suspense>
        <TrainingCard />
      </Suspense>
      <Newest entries={newest} />
    </>
  );
}

function QuickActions() {
  const m = useMessages(overviewMessages);
  const newNote = useNewNote();
  const startWorkout = useStartWorkout();
  const openToday = useOpenToday();
  return (
    <section className={styles.actions} aria-label={m.actions}>
      <Button icon={<Plus />} onPress={newNote}>
        {m.newNote}
      </Button>
      <Button icon={<Play />} onPress={startWorkout}>
        {m.startWorkout}
      </Button>
      <Button icon={<CalendarDays />} onPress={openToday}>
        {m.todaysNote}
      </Button>
    </section>
  );
}
