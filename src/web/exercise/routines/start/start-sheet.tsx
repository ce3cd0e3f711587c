import { ClipboardList, Dumbbell, Plus, Repeat } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { NextInProgramme } from '#domain/exercise/programming/index.ts';
import { useMessages } from '../../../language/index.ts';
import { builtInProgrammesLink, workoutLink } from '../../../links/exercise.ts';
import { useRunningWorkouts } from '../../../records/index.ts';
import { type RecordEntry, useRecord, useRecords } from '../../../replica/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/dialog.tsx';
import { EntryRow } from '../../../ui/entry-row.tsx';
import { PlainList, Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { RowButton } from '../../../ui/row-button.tsx';
import { SectionHeading } from '../../../ui/text.tsx';
import { useAddActivity } from '../../endurance/index.ts';
import { useFinishedEmpty } from '../../training-data/index.ts';
import { useRepeatWorkout, useStartEmpty, useWorkoutLabels, WorkoutRow, workoutsInList } from '../../workouts/index.ts';
import { routinesMessages } from '../messages/index.ts';
import type { ActiveProgramme } from '../plan/active-programmes.ts';
import { routinesInList } from '../plan/routines-in-list.ts';
import { useActiveProgrammes } from '../plan/use-active-programmes.ts';
import { usePresentRoutines } from '../plan/use-present-routines.ts';
import { useRoutineLabels } from '../plan/use-routine-labels.ts';
import { useReasonText, useRoutineNames } from './next-today.tsx';
import { StartingRoutine } from './starting-routine.tsx';

export interface StartSheetProps {
  readonly onClose: () => void;
}

/**
 * The ways to start a workout: what is planned today, or for an earlier day and not done, one of the last workouts
 * without a routine again, a routine, an empty workout, or an activity.
 * Rendered once, near the root.
 */
export function StartSheet({ onClose }: StartSheetProps) {
  const m = useMessages(routinesMessages);
  const due = useDue();
  const last = useLastWorkouts();
  const routines = useOtherRoutines(due);
  const overdue = due.filter(isOverdue);
  const [chosen, setChosen] = useState<string | null>(null);
  const choice = { chosen, onChoose: setChosen };
  return (
    <Sheet title={m.startWorkout} closeLabel={m.close} isOpen onOpenChange={onClose}>
      <Stack gap={5} data-accent="body">
        <InProgress onClose={onClose} />
        <DueChoices title={m.plannedToday} due={due.filter((each) => !isOverdue(each))} {...choice} />
        <DueChoices title={m.nextFromEarlier} due={overdue} {...choice} />
        <LastWorkouts workouts={last} onClose={onClose} />
        {routines.length > 0 && <RoutineChoices routines={routines} {...choice} />}
        <Others hasRoutines={due.length + routines.length > 0} onClose={onClose} />
      </Stack>
      {chosen !== null && <StartingRoutine key={chosen} id={chosen} onEnd={onClose} />}
    </Sheet>
  );
}

type Programme = RecordEntry<'programmes'>;

interface Due {
  readonly programme: Programme;
  readonly next: NextInProgramme;
  /** The id of the routine. */
  readonly routine: string;
}

/** Returns what is due today in the running programmes and not in progress. */
function useDue(): readonly Due[] {
  const active = useActiveProgrammes();
  const present = usePresentRoutines();
  return useMemo(() => {
    return active.flatMap(({ programme, next, running }: ActiveProgramme<Programme>) => {
      if (running !== null || next.code !== 'due' || next.day.routine === null) return [];
      return present.has(next.day.routine) ? { programme, next, routine: next.day.routine } : [];
    });
  }, [active, present]);
}

/** Returns whether a day was planned for an earlier one and not done. */
function isOverdue({ next }: Due): boolean {
  return next.code === 'due' && next.why.code === 'missed';
}

/** Returns the routines that are not planned. Those of the last workouts come last, so that A and B take turns. */
function useOtherRoutines(due: readonly Due[]): readonly RecordEntry<'routines'>[] {
  const records = useRecords('routines');
  const workouts = useFinishedWorkouts();
  return useMemo(() => {
    const planned = new Set(due.map(({ routine }) => routine));
    const done = new Set(workouts.slice(0, maxLast).map(({ value }) => value.routine));
    const others = routinesInList(records, 'routines').filter(({ id }) => !planned.has(id));
    return [...others.filter(({ id }) => !done.has(id)), ...others.filter(({ id }) => done.has(id))];
  }, [records, due, workouts]);
}

/** Leads back to the workout in progress, which somebody who starts another has probably forgotten. */
function InProgress({ onClose }: StartSheetProps) {
  const [running = null] = useRunningWorkouts();
  return running === null ? null : <Resume workout={running} onClose={onClose} />;
}

function Resume({ workout, onClose }: StartSheetProps & { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(routinesMessages);
  const { title } = useWorkoutLabels(workout);
  return (
    <Choices title={m.inProgress}>
      <li>
        <Link variant="row" {...workoutLink(workout.id)} onPress={onClose}>
          <EntryRow icon={<Dumbbell />} title={title} figures={m.resume} />
        </Link>
      </li>
    </Choices>
  );
}

interface ChoicesProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Choices({ title, children }: ChoicesProps) {
  const id = useId();
  return (
    <Stack as="section" gap={1} aria-labelledby={id}>
      <SectionHeading size={3} tone="muted" id={id}>
        {title}
      </SectionHeading>
      <PlainList>{children}</PlainList>
    </Stack>
  );
}

interface RoutineChoice {
  /** The id of the routine that is starting; null before the choice. */
  readonly chosen: string | null;
  readonly onChoose: (routine: string) => void;
}

interface DueChoicesProps extends RoutineChoice {
  readonly title: string;
  readonly due: readonly Due[];
}

function DueChoices({ title, due, ...choice }: DueChoicesProps) {
  if (due.length === 0) return null;
  return (
    <Choices title={title}>
      {due.map((each) => (
        <DueChoice key={each.programme.id} {...each} {...choice} />
      ))}
    </Choices>
  );
}

function DueChoice({ programme, next, routine, chosen, onChoose }: Due & RoutineChoice) {
  const m = useMessages(routinesMessages);
  const nameOf = useRoutineNames();
  const why = useReasonText(next);
  const about = [programme.value.name?.trim() || m.programme, why];
  return (
    <li>
      <RowButton isPending={chosen === routine} onPress={() => onChoose(routine)}>
        <EntryRow icon={<ClipboardList />} title={nameOf(routine)} figures={about.join(' · ')} />
      </RowButton>
    </li>
  );
}

const maxLast = 3;

/** Returns the workouts to repeat. One from a routine is left out, since the routine starts with its next targets. */
function useLastWorkouts(): readonly RecordEntry<'workouts'>[] {
  const workouts = useFinishedWorkouts();
  const routines = usePresentRoutines();
  return useMemo(
    () => workouts.filter(({ value }) => !routines.has(value.routine ?? '')).slice(0, maxLast),
    [workouts, routines],
  );
}

function useFinishedWorkouts(): readonly RecordEntry<'workouts'>[] {
  const records = useRecords('workouts');
  const empty = useFinishedEmpty();
  return useMemo(
    () =>
      workoutsInList(records, 'history').filter(({ id, value }) => value.endedAt !== undefined && !empty.includes(id)),
    [records, empty],
  );
}

interface LastWorkoutsProps extends StartSheetProps {
  readonly workouts: readonly RecordEntry<'workouts'>[];
}

/** The last workouts without a routine, each of which can be repeated. Renders nothing without any. */
function LastWorkouts({ workouts, onClose }: LastWorkoutsProps) {
  const m = useMessages(routinesMessages);
  if (workouts.length === 0) return null;
  return (
    <Choices title={m.repeatLast}>
      {workouts.map((workout) => (
        <RepeatChoice key={workout.id} workout={workout} onClose={onClose} />
      ))}
    </Choices>
  );
}

function RepeatChoice({ workout, onClose }: StartSheetProps & { readonly workout: RecordEntry<'workouts'> }) {
  const m = useMessages(routinesMessages);
  const { title } = useWorkoutLabels(workout);
  const repeat = useRepeatWorkout();
  const isLoaded = useRecord('workouts', workout.id).state === 'here';
  const start = () => {
    onClose();
    repeat(workout.id);
  };
  return (
    <li>
      <RowButton isDisabled={!isLoaded} aria-label={m.repeatOf({ title })} onPress={start}>
        <WorkoutRow workout={workout} end={<Repeat size="1.25rem" aria-hidden="true" />} />
      </RowButton>
    </li>
  );
}

/** With more, the empty workout below them is too far away. */
const maxRoutines = 5;

interface RoutineChoicesProps extends RoutineChoice {
  readonly routines: readonly RecordEntry<'routines'>[];
}

function RoutineChoices({ routines, ...choice }: RoutineChoicesProps) {
  const m = useMessages(routinesMessages);
  const [isWhole, setWhole] = useState(routines.length <= maxRoutines);
  return (
    <Choices title={m.routines}>
      {(isWhole ? routines : routines.slice(0, maxRoutines)).map((routine) => (
        <RoutineRow key={routine.id} routine={routine} {...choice} />
      ))}
      {!isWhole && (
        <li>
          <Button variant="quiet" isWide onPress={() => setWhole(true)}>
            {m.showAll}
          </Button>
        </li>
      )}
    </Choices>
  );
}

function RoutineRow({ routine, chosen, onChoose }: RoutineChoice & { readonly routine: RecordEntry<'routines'> }) {
  const m = useMessages(routinesMessages);
  const about = useRoutineLabels(routine);
  return (
    <li>
      <RowButton isPending={chosen === routine.id} onPress={() => onChoose(routine.id)}>
        <EntryRow
          icon={<ClipboardList />}
          title={routine.value.name?.trim() || m.routine}
          figures={about || '\u00a0'}
        />
      </RowButton>
    </li>
  );
}

interface OthersProps extends StartSheetProps {
  readonly hasRoutines: boolean;
}

/** An empty workout, an activity, and for somebody without routines the programmes: first of all, before any workout. */
function Others({ hasRoutines, onClose }: OthersProps) {
  const m = useMessages(routinesMessages);
  const workouts = useRecords('workouts');
  const startEmpty = useStartEmpty();
  const addActivity = useAddActivity();
  const isNew = !hasRoutines && workouts.every(({ inTrash }) => inTrash);
  const programmes = !hasRoutines && (
    <Link variant={isNew ? 'primary' : 'button'} {...builtInProgrammesLink} onPress={onClose}>
      {m.chooseProgramme}
    </Link>
  );
  const closing = (start: () => void) => () => {
    onClose();
    start();
  };
  return (
    <Stack gap={2}>
      {isNew && programmes}
      <Row gap={2} wrap="fill">
        <Button icon={<Plus />} onPress={closing(startEmpty)}>
          {m.emptyWorkout}
        </Button>
        <Button icon={<Plus />} onPress={closing(addActivity)}>
          {m.addActivity}
        </Button>
      </Row>
      {!isNew && programmes}
    </Stack>
  );
}
