import { useDeferredValue, useMemo, useState } from 'react';
import type { DoneSet, ExerciseSession } from '#domain/exercise/history/index.ts';
import { type KnownExercise, keysMergedWith, type SetResult } from '#domain/exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { usePageTitle } from '../../page/index.ts';
import { BackLink } from '../../records/index.ts';
import { type RecordEntry, useDocumentReady, useRecords } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { Column, Grid, PageBody, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Heading, SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { ExercisePicture } from '../drawings/index.ts';
import {
  ExerciseActions,
  ExerciseGuide,
  ExerciseNotices,
  libraryMessages,
  MissingExercise,
  OwnCue,
  useExercisesLink,
} from '../library/index.ts';
import { Mentions } from '../mentions/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { AwaitedText, ExerciseProgress } from '../progress/index.ts';
import { useLoadUnit } from '../quantities/index.ts';
import { useTraining } from '../training-data/index.ts';
import { setLabel, useWorkoutWhen } from '../workouts/index.ts';
import styles from './exercises.module.css';

/** An exercise: its settings, its past workouts, and the notes that mention it. */
export default function ExercisePane({ id }: { readonly id: string }) {
  const m = useMessages(exerciseMessages);
  const isReady = useDocumentReady();
  const list = useExercisesLink();
  const exercise = useCatalogue().get(`exercises/${id}`);
  return (
    <>
      <BackLink link={list}>{m.exercises}</BackLink>
      {!isReady && <StateView kind="loading" title={m.loading} />}
      {isReady && exercise === undefined && <MissingExercise id={id} />}
      {isReady && exercise !== undefined && <ExerciseView exercise={exercise} />}
    </>
  );
}

function ExerciseView({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(exerciseMessages);
  const { list } = useTimeFormat();
  const { name, aliases, tracking, isOwn, merged } = exercise;
  const { trackings } = useMessages(libraryMessages);
  const kind = trackings[tracking] ?? tracking;
  usePageTitle(name);
  return (
    <PageBody as="article" gap={6}>
      <Stack as="header" gap={1}>
        <Grid columns="auto-end" gap={2} align="start">
          <Heading level={1} lines={2} personal>
            {name}
          </Heading>
          <ExerciseActions exercise={exercise} />
        </Grid>
        {aliases.length > 0 && (
          <Text tone="muted" lines={2} personal>
            {m.otherNames({ names: list(aliases) })}
          </Text>
        )}
        <SecondaryText>{isOwn && merged === null ? `${kind} · ${m.own}` : kind}</SecondaryText>
      </Stack>
      <ExercisePicture exercise={exercise} />
      <ExerciseNotices exercise={exercise} />
      <OwnCue exercise={exercise} />
      <ExerciseProgress key={`progress of ${exercise.key}`} exercise={exercise} />
      <Workouts key={`workouts with ${exercise.key}`} exercise={exercise} />
      <ExerciseGuide exercise={exercise} />
      <Mentions recordKey={exercise.key} />
    </PageBody>
  );
}

function Workouts({ exercise }: { readonly exercise: KnownExercise }) {
  const m = useMessages(exerciseMessages);
  const records = useRecords('workouts');
  const exercises = keysMergedWith(useCatalogue(), exercise.key);
  const [newest, setNewest] = useState<number | undefined>(newestAtFirst);
  // deferred so that the records and charts above the list render first
  const known = useDeferredValue(
    useTraining({ about: 'sessions', exercises, ...(newest !== undefined && { newest }) }),
  );
  const sessions = known?.value;
  const workouts = useMemo(() => rowsOf(sessions ?? [], records), [sessions, records]);
  if (workouts.length === 0 && known?.isWhole !== true) return <AwaitedText>{m.readingWorkouts}</AwaitedText>;
  return (
    <Stack as="section" gap={2} aria-label={m.history}>
      <SectionHeading>{m.history}</SectionHeading>
      {workouts.length === 0 ? (
        <Text tone="muted">{m.neverDone}</Text>
      ) : (
        <DoneList rows={workouts} exercise={exercise} />
      )}
      {newest !== undefined && sessions?.length === newest && (
        <Button variant="quiet" isWide onPress={() => setNewest(undefined)}>
          {m.showAll}
        </Button>
      )}
    </Stack>
  );
}

/** The number of workouts listed until the user asks for all of them. */
const newestAtFirst = 8;

interface SessionRow extends ExerciseSession {
  readonly id: string;
  readonly entry: RecordEntry<'workouts'>;
}

/** Returns the rows of the list, newest first. */
function rowsOf(
  sessions: readonly ExerciseSession[],
  records: readonly RecordEntry<'workouts'>[],
): readonly SessionRow[] {
  const entries = new Map(records.map((entry) => [entry.id, entry]));
  return sessions.toReversed().flatMap((session) => {
    const entry = entries.get(session.workout);
    return entry === undefined ? [] : [{ ...session, id: session.workout, entry }];
  });
}

interface DoneListProps {
  readonly rows: readonly SessionRow[];
  readonly exercise: KnownExercise;
}

/** The list of workouts. If it is longer than the initial one, it scrolls within its own container. */
function DoneList({ rows, exercise }: DoneListProps) {
  const m = useMessages(exerciseMessages);
  if (rows.length <= newestAtFirst) {
    return (
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Link variant="row" {...workoutLink(row.id)}>
              <Stack grow paddingY={3}>
                <DoneRow row={row} exercise={exercise} />
              </Stack>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Column bleedX={4} className={styles.longList}>
      <VirtualList
        label={m.history}
        items={rows}
        textOf={({ entry }) => entry.value.title ?? entry.value.day ?? m.workout}
        linkOf={(row) => workoutLink(row.id)}
      >
        {(row: SessionRow) => <DoneRow row={row} exercise={exercise} />}
      </VirtualList>
    </Column>
  );
}

interface DoneRowProps {
  readonly row: SessionRow;
  readonly exercise: KnownExercise;
}

function DoneRow({ row: { entry, sets }, exercise }: DoneRowProps) {
  const m = useMessages(exerciseMessages);
  const { count, figures } = useTimeFormat();
  const unit = useLoadUnit(exercise);
  const when = useWorkoutWhen()(entry.value);
  const title = entry.value.title?.trim() ?? '';
  const { tracking } = exercise;
  const words = sets.map((set) => {
    const side = m.sides[set.side ?? ''];
    const done = setLabel(resultOf(set), { tracking, unit, number: count });
    return side === undefined || done === '' ? done : m.ofSide({ set: done, side });
  });
  return (
    <Stack gap={0.5}>
      <Text personal lines={1} weight="medium" numeric={title === ''}>
        {title || when}
      </Text>
      {title !== '' && (
        <SecondaryText lines={1} numeric>
          {when}
        </SecondaryText>
      )}
      <Text size={2} lines={2} numeric>
        {figures(words.filter((each) => each !== ''))}
      </Text>
    </Stack>
  );
}

function resultOf({ kind, load, reps, seconds, metres }: DoneSet): SetResult {
  return {
    kind,
    ...(load !== null && { load: { si: load } }),
    ...(reps !== null && { reps }),
    ...(seconds !== null && { seconds }),
    ...(metres !== null && { distance: { si: metres } }),
  };
}
