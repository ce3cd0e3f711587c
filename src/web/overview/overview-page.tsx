import { Play, Plus, Settings2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { arrangedCards } from '#domain/journal/index.ts';
import { useStartWorkout } from '../exercise/index.ts';
import { useMessages } from '../language/index.ts';
import { useNewNote } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady, useProfileData } from '../replica/index.ts';
import { Button } from '../ui/button.tsx';
import { Grid, PageBody, Row } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { overviewCards } from './cards/card-registry.ts';
import { CardSlot } from './cards/card-slot.tsx';
import { overviewMessages } from './messages/index.ts';
import { Newcomer } from './newcomer.tsx';
import styles from './overview.module.css';
import { OverviewSearch } from './overview-search.tsx';
import { RunningWorkout } from './running-workout.tsx';
import { useIsNewcomer } from './use-is-newcomer.ts';
import { useLastHeights } from './use-last-heights.ts';

const ArrangeSheet = lazy(async () => ({ default: (await import('./arrange/arrange-sheet.tsx')).ArrangeSheet }));

/**
 * Shows the day: a running workout first, search, then the cards as the user has arranged them. Somebody who has nothing
 * here yet sees ways to begin instead.
 */
export function OverviewPage(): ReactNode {
  const m = useMessages(overviewMessages);
  const isReady = useDocumentReady();
  return (
    <PageBody width="wide" inset gap={4} className={styles.page}>
      <PageHeading>{m.overview}</PageHeading>
      {isReady ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </PageBody>
  );
}

function Content() {
  const m = useMessages(overviewMessages);
  const running = useRunningWorkouts();
  const isNewcomer = useIsNewcomer();
  if (isNewcomer === null) return <StateView kind="loading" title={m.loading} />;
  if (isNewcomer) return <Newcomer />;
  return (
    <>
      {running.map((workout) => (
        <RunningWorkout key={workout.id} workout={workout} />
      ))}
      <OverviewSearch />
      <QuickActions />
      <Cards />
      <Arrange />
    </>
  );
}

function QuickActions() {
  const m = useMessages(overviewMessages);
  const newNote = useNewNote();
  const startWorkout = useStartWorkout();
  return (
    <Row as="section" gap={2} wrap className={styles.actions} aria-label={m.actions}>
      <Button icon={<Plus />} onPress={newNote}>
        {m.newNote}
      </Button>
      <Button icon={<Play />} onPress={startWorkout}>
        {m.startWorkout}
      </Button>
    </Row>
  );
}

function Cards() {
  const { preferences } = useProfileData();
  const { visible } = arrangedCards(overviewCards, preferences.overview);
  const grid = useRef<HTMLDivElement>(null);
  const lastHeights = useLastHeights(grid);
  return (
    <Grid ref={grid} minColumn={25} stretch gap={4}>
      {visible.map((id) => {
        const card = overviewCards.find((each) => each.id === id);
        return (
          card && (
            <CardSlot key={id} id={card.id} lastHeight={lastHeights.get(id) ?? null}>
              <card.Card />
            </CardSlot>
          )
        );
      })}
    </Grid>
  );
}

function Arrange() {
  const m = useMessages(overviewMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={<Settings2 />} className={styles.arrange ?? ''} onPress={() => setOpen(true)}>
        {m.arrange}
      </Button>
      <Suspense>{isOpen && <ArrangeSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
