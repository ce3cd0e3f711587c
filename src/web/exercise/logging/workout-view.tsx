import { ClipboardList, Clock, Flag, History, Play, Repeat, Watch } from 'lucide-react';
import { memo, type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { isRunning, setRows, type WorkoutExercise, workoutExercises } from '#domain/exercise/index.ts';
import { canResume, isDone, openWork } from '#domain/exercise/logging/index.ts';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLatest } from '../../lifecycle/index.ts';
import { workoutHistoryLink } from '../../links/exercise.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { usePageTitle } from '../../page/index.ts';
import { TitleField, TrashNotice } from '../../records/index.ts';
import { assign, type RecordEntry, useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, Row, Stack } from '../../ui/layout.tsx';
import { DeleteItem, MenuItem, MoreMenu } from '../../ui/menu.tsx';
import { SecondaryText } from '../../ui/text.tsx';
import { useDock } from '../../ui/use-dock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DayLink, Mentions } from '../mentions/index.ts';
import { useWorkoutRecords, WorkoutRecords } from '../progress/index.ts';
import { RestTimer } from '../rest-timer/index.ts';
import { SaveAsRoutine } from '../routines/index.ts';
import { FollowingLines, QuickField, type UnloggedText } from '../typed-sets/index.ts';
import { RunningTime, useWorkoutLabels } from '../workouts/index.ts';
import { AddExercise } from './exercises/add-exercise.tsx';
import { WorkoutExercises } from './exercises/workout-exercises.tsx';
import { FinishDialog, type Finishing, type Unfinished } from './finish/finish-dialog.tsx';
import { FinishedSummary, type FinishedSummaryProps } from './finish/finished-summary.tsx';
import { SummaryFigures } from './finish/summary-figures.tsx';
import { useSaveFit } from './finish/use-save-fit.ts';
import { useWorkoutActions, type WorkoutActions } from './finish/use-workout-actions.ts';
import { WorkoutDetailsSheet } from './finish/workout-details.tsx';
import { LogProvider, useLog } from './log/log-context.ts';
import { keepEqualExercises } from './log/stable-by-key.ts';
import { useWorkoutLog } from './log/use-workout-log.ts';
import { loggingMessages } from './messages/index.ts';
import { KeypadHost, KeypadProvider } from './sets/keypad-host.tsx';
import { useSetInAddress } from './use-set-in-address.ts';
import styles from './workout.module.css';

export interface WorkoutViewProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly list: WorkoutsList;
}

/** One workout. It is logged while it is running and can be edited after it has ended. */
export function WorkoutView({ workout, list }: WorkoutViewProps) {
  const m = useMessages(loggingMessages);
  const labels = useWorkoutLabels(workout);
  const actions = useWorkoutActions(workout.id, labels.title, list);
  const currentActions = useLatest(actions);
  const foot = useRef<HTMLDivElement>(null);
  const focusFoot = useCallback(() => foot.current?.querySelector('button')?.focus(), []);
  const { exercises, unplacedSets } = useKeptExercises(workout);
  const log = useWorkoutLog(workout.id, exercises);
  const records = useWorkoutRecords(workout.id, keysOf(exercises));
  const sets = setsOf(exercises);
  const finishing = useFinishing(workout, actions);
  const running = isRunning(workout.value);
  const isReadOnly = workout.inTrash;
  // the summary of a workout logged afterwards is at the bottom, so that completing its first set does not shift the
  // layout
  const [isLoggedAfterwards] = useState(() => !running && sets.done === 0);
  const made = records !== null && <WorkoutRecords made={records.made} />;
  // those of a workout that was opened are found after it is shown, and would shift the layout in the summary
  const isMadeInSummary = finishing.isFresh || isLoggedAfterwards;
  usePageTitle(labels.title);
  const page = useRef<HTMLElement>(null);
  useSetInAddress(page);
  const summary = !running && sets.done > 0 && (
    <Summary workout={workout} exercises={exercises} records={records} isFresh={finishing.isFresh}>
      {isMadeInSummary && made}
    </Summary>
  );
  return (
    <LogProvider value={log}>
      <KeypadProvider>
        <PageBody as="article" ref={page} grow gap={6} className={styles.workout} data-workout>
          <VisuallyHidden>
            <h1 dir="auto">{labels.title}</h1>
          </VisuallyHidden>
          {isReadOnly && (
            <TrashNotice
              labels={{ ...m, deleteTitle: m.deleteTitle({ title: labels.title }) }}
              onRestore={actions.restore}
              onDeleteForEver={actions.deleteForEver}
            />
          )}
          <Head
            workout={workout}
            when={labels.when}
            sets={sets}
            canSave={!running && exercises.length > 0}
            actions={currentActions}
            onEnter={focusFoot}
          />
          {!isLoggedAfterwards && summary}
          <WorkoutExercises
            workout={workout}
            exercises={exercises}
            unplacedSets={unplacedSets}
            records={records}
            isReadOnly={isReadOnly}
          />
          {isLoggedAfterwards && summary}
          {summary && !isMadeInSummary && made}
          {!isReadOnly && (
            <Foot
              ref={foot}
              workout={workout}
              exercises={exercises}
              hasQuickField={running || isLoggedAfterwards}
              actions={actions}
              finishing={finishing}
            />
          )}
          <FinishDialog {...finishing.dialog} onDiscard={actions.moveToTrash} />
          {!isReadOnly && <LinesOfNotes workout={workout} exercises={exercises} />}
          <Mentions recordKey={workout.key} day={workout.value.day} />
          <Dock workout={workout} />
        </PageBody>
      </KeypadProvider>
    </LogProvider>
  );
}

interface SummaryProps extends Pick<FinishedSummaryProps, 'workout' | 'isFresh' | 'children'> {
  readonly exercises: readonly WorkoutExercise[];
  readonly records: ReturnType<typeof useWorkoutRecords>;
}

/** The summary of a finished workout. */
function Summary({ workout, exercises, records, children, ...props }: SummaryProps) {
  return (
    <FinishedSummary workout={workout} isReadOnly={workout.inTrash} {...props}>
      <SummaryFigures workout={workout} sets={setsOf(exercises)} exercises={exercises} records={records} />
      {children}
    </FinishedSummary>
  );
}

interface SetCounts {
  readonly done: number;
  readonly all: number;
}

interface HeadProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly when: string;
  readonly sets: SetCounts;
  /** Whether the workout can be saved as a routine. */
  readonly canSave: boolean;
  readonly actions: () => WorkoutActions;
  readonly onEnter: () => void;
}

function Head({ workout, when, sets, canSave, actions, onEnter }: HeadProps) {
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const [isShowingDetails, setShowingDetails] = useState(false);
  const showDetails = useCallback(() => setShowingDetails(true), []);
  const [isSaving, setSaving] = useState(false);
  const save = useCallback(() => setSaving(true), []);
  const saveFit = useSaveFit(workout);
  const canSaveFit = !isRunning(workout.value) && sets.done > 0;
  const tags = Object.entries(workout.value.tags);
  return (
    <Stack as="header" gap={1}>
      <TitleRow
        id={workout.id}
        day={workout.value.day}
        title={workout.value.title ?? ''}
        isReadOnly={workout.inTrash}
        actions={actions}
        onDetails={showDetails}
        onSaveAsRoutine={canSave ? save : null}
        onSaveAsFit={canSaveFit ? saveFit : null}
        onEnter={onEnter}
      />
      <SecondaryText numeric>
        {when}
        {isRunning(workout.value) && (
          <>
            {' · '}
            <RunningTime workout={workout.value} />
            {sets.all > 0 && ` · ${m.setsDone({ done: count(sets.done), all: count(sets.all) })}`}
          </>
        )}
      </SecondaryText>
      {tags.length > 0 && <SecondaryText personal>{tags.map(([, name]) => `#${name}`).join(' ')}</SecondaryText>}
      {isShowingDetails && <WorkoutDetailsSheet workout={workout} onClose={() => setShowingDetails(false)} />}
      {isSaving && (
        <Suspense>
          <SaveAsRoutine workout={workout} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface TitleRowProps extends Pick<HeadProps, 'actions' | 'onEnter'> {
  readonly id: string;
  readonly day: LocalDay | undefined;
  readonly title: string;
  readonly isReadOnly: boolean;
  readonly onDetails: () => void;
  /** Null if the workout cannot be saved as a routine. */
  readonly onSaveAsRoutine: (() => void) | null;
  /** Null while the workout is running, and without a completed set. */
  readonly onSaveAsFit: (() => void) | null;
}

const TitleRow = memo(function TitleRow(props: TitleRowProps) {
  const { id, day, title, isReadOnly, actions, onDetails, onSaveAsRoutine, onSaveAsFit, onEnter } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  return (
    <Row gap={2} align="start" bleedEnd={3}>
      <TitleField
        label={m.title}
        value={title}
        placeholder={m.workout}
        isReadOnly={isReadOnly}
        onChange={(typed) => log.change(assign({ title: typed === '' ? undefined : typed }))}
        onEnter={onEnter}
      />
      <DayLink day={day} />
      {!isReadOnly && (
        <MoreMenu label={m.more}>
          <MenuItem icon={<Clock />} onAction={onDetails}>
            {m.details}
          </MenuItem>
          <MenuItem icon={<Repeat />} onAction={() => actions().again()}>
            {m.repeat}
          </MenuItem>
          {onSaveAsRoutine !== null && (
            <MenuItem icon={<ClipboardList />} onAction={onSaveAsRoutine}>
              {m.saveAsRoutine}
            </MenuItem>
          )}
          {onSaveAsFit !== null && (
            <MenuItem icon={<Watch />} description={m.saveAsFitText} onAction={onSaveAsFit}>
              {m.saveAsFit}
            </MenuItem>
          )}
          <MenuItem icon={<History />} link={workoutHistoryLink(id)}>
            {m.versionHistory}
          </MenuItem>
          <DeleteItem onAction={() => actions().moveToTrash()}>{m.moveToTrash}</DeleteItem>
        </MoreMenu>
      )}
    </Row>
  );
});

interface FootProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
  /** Whether sets can be typed here in one line. */
  readonly hasQuickField: boolean;
  readonly actions: WorkoutActions;
  readonly finishing: Pick<ReturnType<typeof useFinishing>, 'ask' | 'quickField'>;
}

/** What can be added to a workout, and the buttons to finish it or to do it again. */
function Foot({ ref, workout, exercises, hasQuickField, actions, finishing }: FootProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { now } = useDocument();
  return (
    <Stack ref={ref} gap={3} grow justify="end">
      {hasQuickField && (
        <Suspense>
          <QuickField ref={finishing.quickField} workoutId={workout.id} exercises={exercises} onLogged={log.rest} />
        </Suspense>
      )}
      <AddExercise />
      {isRunning(workout.value) ? (
        <Button variant="primary" isWide icon={<Flag />} onPress={finishing.ask}>
          {m.finish}
        </Button>
      ) : (
        <>
          <Button isWide icon={<Repeat />} onPress={actions.again}>
            {m.repeat}
          </Button>
          {canResume(workout.value, now()) && (
            <Button variant="quiet" isWide icon={<Play />} onPress={actions.resume}>
              {m.resume}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}

/** Follows the lines of notes in which sets were typed. Loads only if there are some. */
function LinesOfNotes({ workout, exercises }: Pick<FootProps, 'workout' | 'exercises'>) {
  if (!exercises.some(({ sets }) => sets.some(({ set }) => set.line !== undefined))) return null;
  return (
    <Suspense>
      <FollowingLines workout={workout} exercises={exercises} />
    </Suspense>
  );
}

/** What stays at the bottom of the window. */
function Dock({ workout }: Pick<WorkoutViewProps, 'workout'>) {
  const dock = useRef<HTMLDivElement>(null);
  useDock(dock, '--dock');
  return (
    <div ref={dock} className={styles.dock}>
      <div className={styles.rest}>
        <RestTimer workout={workout} />
      </div>
      <KeypadHost />
    </div>
  );
}

/** Finishes a workout. If it has open sets or text, or its duration is uncertain, the dialog asks first. */
function useFinishing({ value }: RecordEntry<'workouts'>, actions: WorkoutActions) {
  const { now } = useDocument();
  const quickField = useRef<UnloggedText>(null);
  const [open, setOpen] = useState<Unfinished | null>(null);
  // whether the workout was finished on this screen
  const [isFresh, setFresh] = useState(false);
  const finish = (how: Finishing) => {
    setOpen(null);
    setFresh(true);
    if (how.logsText) quickField.current?.log();
    actions.finish(how);
  };
  const ask = () => {
    const { text = '', sets = 0 } = quickField.current ?? {};
    const work = openWork(value, now(), sets);
    if (work.isEmpty || work.isStartImplausible || work.typedSets.length > 0 || text !== '')
      setOpen({ ...work, unreadText: sets === 0 ? text : '' });
    else finish({ log: [], logsText: false, lastedSeconds: null });
  };
  return { ask, quickField, dialog: { open, onFinish: finish, onClose: () => setOpen(null) }, isFresh };
}

/** Returns the exercises of a workout. Unchanged exercises stay the same objects. */
function useKeptExercises({ leaves }: RecordEntry<'workouts'>) {
  const [kept] = useState<{ exercises: ReturnType<typeof workoutExercises> | null }>(() => ({ exercises: null }));
  return useMemo(() => {
    kept.exercises = keepEqualExercises(kept.exercises, workoutExercises(leaves));
    return kept.exercises;
  }, [leaves, kept]);
}

function keysOf(exercises: readonly WorkoutExercise[]): readonly RecordKey[] {
  return exercises.flatMap(({ exercise }) => (exercise.exercise as RecordKey | undefined) ?? []);
}

/** Counts the sets; those of both sides in one row count as one. Skipped exercises count only with completed sets. */
function setsOf(exercises: readonly WorkoutExercise[]): SetCounts {
  const all = exercises.flatMap(({ exercise, sets }) => {
    const firsts = setRows(sets).map(([first]) => first);
    return exercise.skipped === true ? firsts.filter(isDone) : firsts;
  });
  return { done: all.filter(isDone).length, all: all.length };
}
