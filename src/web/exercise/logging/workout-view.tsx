import { Flag, ListChecks, Play, Repeat, Timer } from 'lucide-react';
import { type RefObject, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { isRunning, type WorkoutExercise, type WorkoutSet, workoutExercises } from '#domain/exercise/index.ts';
import { canResume } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useLatest } from '../../lifecycle/index.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';
import { usePageTitle } from '../../page/index.ts';
import { TrashNotice } from '../../records/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { Button } from '../../ui/button.tsx';
import { PageBody, Stack } from '../../ui/layout.tsx';
import { useDock } from '../../ui/use-dock.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useEditMode } from '../editing/index.ts';
import { Mentions } from '../mentions/index.ts';
import {
  type KnownWorkoutRecords,
  useWorkoutComparison,
  useWorkoutRecords,
  WorkoutGains,
  WorkoutRecords,
} from '../progress/index.ts';
import { IntervalTimer, RestTimer } from '../rest-timer/index.ts';
import { useHasRoutine } from '../routines/index.ts';
import { FollowingLines, QuickField } from '../typed-sets/index.ts';
import { useWorkoutLabels } from '../workouts/index.ts';
import { AddExercise } from './exercises/add-exercise.tsx';
import { WorkoutExercises } from './exercises/workout-exercises.tsx';
import { WorkoutIntervals } from './exercises/workout-intervals.tsx';
import { FinishDialog } from './finish/finish-dialog.tsx';
import { FinishedSummary } from './finish/finished-summary.tsx';
import { ForgottenNotice } from './finish/forgotten-workout.tsx';
import { SummaryFigures } from './finish/summary-figures.tsx';
import { type Finished, useFinishing } from './finish/use-finishing.ts';
import { useWorkoutActions, type WorkoutActions } from './finish/use-workout-actions.ts';
import { LogProvider, useLog } from './log/log-context.ts';
import { type SetCounts, setCountsOf } from './log/set-counts.ts';
import { keepEqualExercises } from './log/stable-by-key.ts';
import { useWorkoutLog } from './log/use-workout-log.ts';
import { loggingMessages } from './messages/index.ts';
import { AboutFinished } from './reading/about-finished.tsx';
import { WorkoutReading } from './reading/workout-reading.tsx';
import { KeypadHost, KeypadProvider } from './sets/keypad-host.tsx';
import { useSetInAddress } from './use-set-in-address.ts';
import styles from './workout.module.css';
import { WorkoutHead } from './workout-head.tsx';

export interface WorkoutViewProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly list: WorkoutsList;
}

/**
 * One workout. It is logged while it is running. After it has ended, it is read, and edited when asked for. One that is
 * logged afterwards has nothing to read yet.
 */
export function WorkoutView({ workout, list }: WorkoutViewProps) {
  const m = useMessages(loggingMessages);
  const labels = useWorkoutLabels(workout);
  const actions = useWorkoutActions(workout.id, labels.title, list);
  const currentActions = useLatest(actions);
  const foot = useRef<HTMLDivElement>(null);
  const focusFoot = useCallback(() => foot.current?.querySelector('button')?.focus(), []);
  const { exercises, unplacedSets } = useKeptExercises(workout);
  const log = useWorkoutLog(workout.id, exercises);
  const sets = setCountsOf(exercises);
  const finishing = useFinishing(workout, actions);
  const currentFinishing = useLatest(finishing);
  const askToFinish = useCallback(() => currentFinishing().ask(), [currentFinishing]);
  const finished = sets.done === 0 ? null : finishing.finished;
  const running = isRunning(workout.value);
  const isReadOnly = workout.inTrash;
  const [isLoggedAfterwards] = useState(() => !running && sets.done === 0);
  const mode = useEditMode(isLoggedAfterwards);
  const leaveLogged = () => {
    log.completeTyped(workout.value);
    mode.leave();
  };
  const isForm = running || isReadOnly || mode.isEditing;
  const [isEditingSets, setEditingSets] = useState(false);
  const isTimed = running && !isReadOnly && sets.isByClock;
  const isIntervals = isTimed && !isEditingSets;
  const parts = { workout, exercises, unplacedSets, records: useWorkoutRecords(workout.id, keysOf(exercises)), sets };
  usePageTitle(labels.title);
  const page = useRef<HTMLElement>(null);
  useSetInAddress(page);
  return (
    <LogProvider value={log}>
      <KeypadProvider>
        <PageBody as="article" ref={page} grow gap={6} className={styles.workout} data-workout>
          {isForm && (
            <VisuallyHidden>
              <h1 dir="auto">{labels.title}</h1>
            </VisuallyHidden>
          )}
          {isReadOnly && (
            <TrashNotice
              labels={{ ...m, deleteTitle: m.deleteTitle({ title: labels.title }) }}
              onRestore={actions.restore}
              onDeleteForEver={actions.deleteForEver}
            />
          )}
          {running && !isReadOnly && (
            <ForgottenNotice workout={workout} onFinish={finishing.ask} onDiscard={actions.moveToTrash} />
          )}
          <WorkoutHead
            workout={workout}
            name={labels.title}
            isForm={isForm}
            mode={running || isReadOnly ? null : isLoggedAfterwards ? { ...mode, leave: leaveLogged } : mode}
            when={isForm ? labels.when : labels.startWithDeload}
            sets={sets}
            canSave={!running && exercises.length > 0}
            actions={currentActions}
            onFinish={askToFinish}
            onEnter={focusFoot}
          />
          {isForm ? (
            <WorkoutForm {...parts} isLoggedAfterwards={isLoggedAfterwards} isIntervals={isIntervals} />
          ) : (
            <FinishedWorkout {...parts} finished={finished} onResume={actions.resume} />
          )}
          {!isReadOnly && (
            <Foot
              ref={foot}
              workout={workout}
              exercises={exercises}
              isForm={isForm}
              isIntervals={isIntervals}
              onToggleIntervals={isTimed ? () => setEditingSets(isIntervals) : null}
              hasQuickField={running || isLoggedAfterwards}
              actions={actions}
              finishing={finishing}
              isResumedHere={finished === null}
            />
          )}
          {/* below the buttons, which would move when the records are found */}
          {!isForm && finished === null && parts.records !== null && <WorkoutRecords made={parts.records.made} />}
          <FinishDialog {...finishing.dialog} onBack={finishing.dialog.onClose} onDiscard={actions.moveToTrash} />
          {!isReadOnly && <LinesOfNotes workout={workout} exercises={exercises} />}
          <Mentions recordKey={workout.key} day={workout.value.day} />
          <Dock workout={workout} />
        </PageBody>
      </KeypadProvider>
    </LogProvider>
  );
}

interface PartsOfWorkout {
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
  readonly unplacedSets: readonly WorkoutSet[];
  /** Null until all workouts have been read. */
  readonly records: KnownWorkoutRecords | null;
  readonly sets: SetCounts;
}

interface WorkoutFormProps extends PartsOfWorkout {
  readonly isLoggedAfterwards: boolean;
  /** Whether its sets are listed as intervals. */
  readonly isIntervals: boolean;
}

/** The fields of a workout: its sets, and its summary if it has ended. */
function WorkoutForm({ isLoggedAfterwards, isIntervals, ...parts }: WorkoutFormProps) {
  const { workout, exercises, unplacedSets, records, sets } = parts;
  const made = records !== null && <WorkoutRecords made={records.made} />;
  const summary = !isRunning(workout.value) && sets.done > 0 && (
    <FinishedSummary workout={workout} isReadOnly={workout.inTrash}>
      <SummaryFigures {...parts} />
      {isLoggedAfterwards && made}
    </FinishedSummary>
  );
  if (isIntervals) return <WorkoutIntervals workout={workout} exercises={exercises} />;
  return (
    <>
      {!isLoggedAfterwards && summary}
      <WorkoutExercises
        workout={workout}
        exercises={exercises}
        unplacedSets={unplacedSets}
        records={records}
        isReadOnly={workout.inTrash}
      />
      {/* at the bottom, so that completing the first set does not shift the layout */}
      {isLoggedAfterwards && summary}
      {/* those of a workout that was opened are found after it is shown, and would shift the layout in the summary */}
      {summary && !isLoggedAfterwards && made}
    </>
  );
}

interface FinishedWorkoutProps extends PartsOfWorkout {
  /** Null if the workout was not finished on this screen. */
  readonly finished: Finished | null;
  readonly onResume: () => void;
}

/** A workout that has ended, to read. If it has just ended, it begins with a summary that asks how it was. */
function FinishedWorkout({ finished, onResume, ...parts }: FinishedWorkoutProps) {
  const { workout, exercises, records, sets } = parts;
  const isFresh = finished !== null;
  const comparison = useWorkoutComparison(isFresh ? workout.id : null, keysOf(exercises));
  return (
    <>
      {isFresh ? (
        <FinishedSummary workout={workout} isReadOnly={false} fresh={{ ...finished, onResume }}>
          <SummaryFigures {...parts} hasRecords={false} />
          {comparison !== null && records !== null && (
            <WorkoutGains comparison={comparison} records={records} sets={sets} />
          )}
        </FinishedSummary>
      ) : (
        sets.done > 0 && <AboutFinished {...parts} />
      )}
      <WorkoutReading {...parts} />
    </>
  );
}

interface FootProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
  /** Whether the workout is logged or edited. */
  readonly isForm: boolean;
  /** Whether the sets are listed as intervals, without their fields. */
  readonly isIntervals: boolean;
  /** Shows the intervals or the fields of the sets; null if there are no intervals. */
  readonly onToggleIntervals: (() => void) | null;
  /** Whether sets can be typed here in one line. */
  readonly hasQuickField: boolean;
  readonly actions: WorkoutActions;
  readonly finishing: Pick<ReturnType<typeof useFinishing>, 'ask' | 'quickField'>;
  /** Whether the workout is resumed here, and not in its summary. */
  readonly isResumedHere: boolean;
}

/** What can be added to a workout, and the buttons to finish it or to do it again. */
function Foot(props: FootProps) {
  const {
    ref,
    workout,
    exercises,
    isForm,
    isIntervals,
    onToggleIntervals,
    hasQuickField,
    actions,
    finishing,
    isResumedHere,
  } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { now } = useDocument();
  const hasRoutine = useHasRoutine(workout);
  const running = isRunning(workout.value);
  const isEmpty = running && exercises.length === 0;
  return (
    <Stack ref={ref} gap={3} grow={isForm} justify="end">
      {isForm && !isIntervals && hasQuickField && (
        <Suspense>
          <QuickField ref={finishing.quickField} workoutId={workout.id} exercises={exercises} onLogged={log.rest} />
        </Suspense>
      )}
      {isForm && !isIntervals && <AddExercise isMain={isEmpty} />}
      {onToggleIntervals !== null && (
        <Button variant="quiet" isWide icon={isIntervals ? <ListChecks /> : <Timer />} onPress={onToggleIntervals}>
          {isIntervals ? m.editSets : m.showIntervals}
        </Button>
      )}
      {running ? (
        <Button variant={isEmpty ? 'secondary' : 'primary'} isWide icon={<Flag />} onPress={finishing.ask}>
          {m.finish}
        </Button>
      ) : (
        <>
          <Button isWide icon={<Repeat />} onPress={actions.again}>
            {hasRoutine ? m.repeatAsLastTime : m.repeat}
          </Button>
          {isResumedHere && canResume(workout.value, now()) && (
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
        <IntervalTimer workout={workout} />
        <RestTimer workout={workout} />
      </div>
      <KeypadHost />
    </div>
  );
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
