import { Play, Plus, Settings2 } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { arrangedCards } from '#domain/journal/index.ts';
import { useStartWorkout } from '../exercise/index.ts';
import { ImportedNotice } from '../inbox/index.ts';
import { useMessages } from '../language/index.ts';
import { usePersonsNames } from '../local-preferences/index.ts';
import { useNewNote } from '../notes/index.ts';
import { PageHeading } from '../page/index.ts';
import { useRunningWorkouts } from '../records/index.ts';
import { useDocumentReady, useFirstSync, useProfileData, useRecords } from '../replica/index.ts';
import { useTimeFormat, useToday } from '../time/index.ts';
import { Button } from '../ui/button.tsx';
import { Grid, PageBody, Row } from '../ui/layout.tsx';
import { StateView } from '../ui/state-view.tsx';
import { overviewCards } from './cards/card-registry.ts';
import { CardSlot } from './cards/card-slot.tsx';
import { overviewMessages } from './messages/index.ts';
import { Newcomer } from './newcomer.tsx';
import styles from './overview.module.css';
import { RunningWorkout } from './running-workout.tsx';

const ArrangeSheet = lazy(async () => ({ default: (await import('./arrange/arrange-sheet.tsx')).ArrangeSheet }));

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
  return <PageHeading short={shortDay(today)}>{namedDay(today)}</PageHeading>;
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
      <Suspense fallback={null}>
        <ImportedNotice />
      </Suspense>
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

/** Returns whether the user has written and trained nothing yet; null while a first sync may still bring something. */
function useIsNewcomer(): boolean | null {
  const collections = [
    useRecords('notes'),
    useRecords('workouts'),
    useRecords('activities'),
    useRecords('measurements'),
    useRecords('routines'),
    useRecords('programmes'),
  ];
  const isFirstSync = useFirstSync();
  if (!collections.every((records) => records.every(({ inTrash }) => inTrash))) return false;
  return isFirstSync ? null : true;
}

/**
 * Returns the heights of the cards that were shown when the overview was last open on this device, in pixels by id, and
 * remembers those of now. Cards that are loading take this space, so that the cards below do not move.
 *
 * @param cards the element around the cards
 */
function useLastHeights(cards: RefObject<HTMLElement | null>): ReadonlyMap<string, number> {
  const kept = usePersonsNames('overview-cards');
  const [heights] = useState(() => new Map(kept.value.flatMap(parseHeight)));
  useLayoutEffect(() => {
    const remember = () => {
      if (cards.current !== null) kept.set(heightsShown(cards.current));
    };
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [kept, cards]);
  return heights;
}

/** A card that is still loading was expected, so it stays so, with the height it had. */
function heightsShown(cards: HTMLElement): readonly string[] {
  const slots = cards.querySelectorAll<HTMLElement>('[data-card]');
  return Array.from(slots)
    .filter((slot) => slot.childElementCount > 0)
    .flatMap(({ dataset, offsetHeight }) => (dataset.card === undefined ? [] : `${dataset.card}:${offsetHeight}`));
}

function parseHeight(stored: string): readonly (readonly [id: string, height: number])[] {
  const [id = '', height = ''] = stored.split(':');
  return /^\d{1,4}$/.test(height) ? [[id, Number(height)]] : [];
}
