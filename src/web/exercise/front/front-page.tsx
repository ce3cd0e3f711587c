import { CalendarClock, Play, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useMessages } from '../../language/index.ts';
import { activityLink, builtInProgrammesLink, workoutLink } from '../../links/exercise.ts';
import { importLink } from '../../links/import.ts';
import { PageHeading, ScrollPage } from '../../page/index.ts';
import { useRunningWorkouts } from '../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { ButtonLink, Link } from '../../ui/link.tsx';
import { EmptyState, StateView } from '../../ui/state-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { ThisWeek } from '../calendar/index.ts';
import { ActivityRow, useAddActivity } from '../endurance/index.ts';
import { ForgottenActions, LogPastWorkout } from '../logging/index.ts';
import { useHistoryLink } from '../navigation/index.ts';
import { AgainButton, DeloadNotice, NextToday, NotStarted, useNotStarted } from '../routines/index.ts';
import { InProgress, useStartWorkout, useWorkoutLabels, WorkoutRow } from '../workouts/index.ts';
import { frontMessages } from './messages/index.ts';
import { recentTraining } from './recent-training.ts';

/** The front page of the section: what to do today, this week so far, and the newest training. */
export default function FrontPage(): ReactNode {
  const m = useMessages(frontMessages);
  const isReady = useDocumentReady();
  return (
    <ScrollPage id="exercise" width="medium" inset gap={7}>
      <PageHeading>{m.exerciseSection}</PageHeading>
      {isReady ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </ScrollPage>
  );
}

function Content() {
  return (
    <>
      <Stack gap={3}>
        <RunningWorkouts />
        <Suspense>
          <DeloadNotice />
          <NextToday />
          <NotStarted />
        </Suspense>
        <StartActions />
      </Stack>
      <Suspense>
        <ThisWeek />
      </Suspense>
      <Recent />
    </>
  );
}

/** The workouts in progress, each with a link to resume it. Renders nothing if there are none. */
function RunningWorkouts() {
  const running = useRunningWorkouts();
  return running.map((workout) => <Running key={workout.id} workout={workout} />);
}

function Running({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(frontMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Surface as="section" scale="large" look="accent" aria-label={m.inProgress}>
      <Row gap={3} align="center" justify="between" wrap>
        <Stack gap={0.5} basis={10}>
          <Text size={2} numeric>
            <InProgress workout={workout} />
          </Text>
          <Text personal lines={2} weight="strong" size={4}>
            {title}
          </Text>
        </Stack>
        <Link variant="primary" {...workoutLink(workout.id)}>
          {m.resume}
        </Link>
      </Row>
      <Suspense fallback={null}>
        <ForgottenActions workout={workout} />
      </Suspense>
    </Surface>
  );
}

/** The ways to start or log training. Beside a programme, whose card has the main button, all have the same rank. */
function StartActions() {
  const m = useMessages(frontMessages);
  const start = useStartWorkout();
  const addActivity = useAddActivity();
  const isRunning = useRunningWorkouts().length > 0;
  const hasProgramme = useHasProgramme();
  const [isLoggingPast, setLoggingPast] = useState(false);
  return (
    <Stack gap={2}>
      {!hasProgramme && (
        <Button isWide {...(!isRunning && { variant: 'primary' })} icon={<Play />} onPress={start}>
          {m.startWorkout}
        </Button>
      )}
      <Row gap={2} wrap="fill">
        {hasProgramme && (
          <Button icon={<Plus />} onPress={start}>
            {m.otherWorkout}
          </Button>
        )}
        <Button icon={<Plus />} onPress={addActivity}>
          {m.addActivity}
        </Button>
        <Button icon={<CalendarClock />} onPress={() => setLoggingPast(true)}>
          {m.logPast}
        </Button>
      </Row>
      {isLoggingPast && (
        <Suspense>
          <LogPastWorkout onClose={() => setLoggingPast(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** Returns whether a programme has a card that says what to start: one that is running or can be started. */
function useHasProgramme(): boolean {
  const programmes = useRecords('programmes');
  const isWaiting = useNotStarted() !== null;
  const isRunning = programmes.some(
    ({ value, inTrash }) => !inTrash && value.startedOn !== undefined && value.endedOn === undefined,
  );
  return isWaiting || isRunning;
}

const maxShown = 6;

/** The newest workouts and activities together. */
function Recent() {
  const m = useMessages(frontMessages);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const history = useHistoryLink();
  const entries = useMemo(() => recentTraining({ workouts, activities }, maxShown), [workouts, activities]);
  if (entries.length === 0) return <NoTraining />;
  return (
    <Stack as="section" gap={2} aria-label={m.recent}>
      <Row gap={2} align="center" justify="between" wrap>
        <SectionHeading>{m.recent}</SectionHeading>
        <Link variant="quiet" touch tone="muted" {...history}>
          {m.history}
        </Link>
      </Row>
      <ul>
        {entries.map((entry) =>
          entry.kind === 'workout' ? (
            <Grid key={entry.record.key} as="li" columns="auto-end" gap={2} align="center" bleedEnd={3}>
              <Link variant="row" {...workoutLink(entry.record.id)}>
                <Row grow paddingY={3}>
                  <WorkoutRow workout={entry.record} />
                </Row>
              </Link>
              <AgainButton workout={entry.record} />
            </Grid>
          ) : (
            <li key={entry.record.key}>
              <Link variant="row" {...activityLink(entry.record.id)}>
                <Row grow paddingY={3}>
                  <ActivityRow activity={entry.record} />
                </Row>
              </Link>
            </li>
          ),
        )}
      </ul>
    </Stack>
  );
}

function NoTraining() {
  const m = useMessages(frontMessages);
  return (
    <EmptyState
      title={m.empty}
      action={
        <Row gap={2} justify="center" wrap>
          <ButtonLink {...builtInProgrammesLink}>{m.chooseProgramme}</ButtonLink>
          <ButtonLink {...importLink}>{m.import}</ButtonLink>
        </Row>
      }
    >
      {m.emptyText}
    </EmptyState>
  );
}
