import { Play, Plus } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useStartWorkout } from '../exercise/index.ts';
import { ImportedNotice } from '../inbox/index.ts';
import { useMessages } from '../language/index.ts';
import { useNewNote } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentRead, useDocumentReady, useFirstSync, useRecords } from '../replica/index.ts';
import { useTimeFormat, useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { PageBody, Row } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { ArrangedCards } from './arranged-cards.tsx';
import { CardSkeletons } from './cards/card-skeletons.tsx';
import { overviewMessages } from './messages/index.ts';
import { Newcomer } from './newcomer.tsx';
import styles from './overview.module.css';
import { RunningWorkout } from './running-workout.tsx';

/**
 * Shows the day: a running workout first, then the cards as the user has arranged them. Somebody who has nothing here yet
 * sees ways to begin instead.
 */
export function OverviewPage(): ReactNode {
  const m = useMessages(overviewMessages);
  const isReady = useDocumentReady();
  return (
    <PageBody width="wide" inset gap={4} className={styles.page}>
      <TodayHeading />
      {isReady ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </PageBody>
  );
}

function TodayHeading() {
  const { namedDay, shortDay } = useTimeFormat();
  const today = useToday();
  return <PageHeading short={shortDay(today, today)}>{namedDay(today)}</PageHeading>;
}

function Content() {
  const running = useRunningWorkouts();
  const hasNothing = useHasNothing();
  const isFirstSync = useFirstSync();
  // a known device that is still reading its copy shows what it has
  const isRead = useDocumentRead();
  if (hasNothing && !isFirstSync) return <Newcomer />;
  if (isFirstSync && isRead) return <Expected />;
  return (
    <>
      {running.map((workout) => (
        <RunningWorkout key={workout.id} workout={workout} />
      ))}
      <Suspense fallback={null}>
        <ImportedNotice />
      </Suspense>
      <QuickActions canStart={running.length === 0} />
      <ArrangedCards />
    </>
  );
}

/** Stands in until the first sync ends, as what arrives in the meantime would move the cards again and again. */
function Expected() {
  return (
    <>
      <QuickActions canStart />
      <CardSkeletons />
    </>
  );
}

/** @param canStart whether no workout is running, which would be resumed instead */
function QuickActions({ canStart }: { readonly canStart: boolean }) {
  const m = useMessages(overviewMessages);
  const newNote = useNewNote();
  const startWorkout = useStartWorkout();
  return (
    <Row as="section" gap={2} wrap className={styles.actions} aria-label={m.actions}>
      <Button icon={<Plus />} onPress={newNote}>
        {m.newNote}
      </Button>
      {canStart && (
        <Button icon={<Play />} onPress={startWorkout}>
          {m.startWorkout}
        </Button>
      )}
    </Row>
  );
}

/** Returns whether the user has written and trained nothing yet, as far as this device knows. */
function useHasNothing(): boolean {
  const collections = [
    useRecords('notes'),
    useRecords('workouts'),
    useRecords('activities'),
    useRecords('measurements'),
    useRecords('routines'),
    useRecords('programmes'),
  ];
  return collections.every((records) => records.every(({ inTrash }) => inTrash));
}
