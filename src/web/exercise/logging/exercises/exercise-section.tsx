import { Plus } from 'lucide-react';
import { memo, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import { type KnownExercise, setRows, type WorkoutExercise, type WorkoutSet } from '#domain/exercise/index.ts';
import {
  addDropSet,
  addRow,
  dropLoad,
  moveSet,
  pairWithLast,
  plannedResult,
  removeSets,
  skipExercise,
} from '#domain/exercise/logging/index.ts';
import { loadStepIn } from '#domain/exercise/plates/index.ts';
import type { Instant } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Grid, Row, Stack } from '../../../ui/layout.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useLoadUnit } from '../../quantities/index.ts';
import { PlatesPopover, useBarsAndPlates } from '../../rest-timer/index.ts';
import { isLoadField, type SetField, setColumns, setFieldsOf } from '../../workouts/index.ts';
import { useLog } from '../log/log-context.ts';
import { useEffortScale } from '../log/use-effort-scale.ts';
import { loggingMessages } from '../messages/index.ts';
import { ExerciseNotes, type NoteOfExercise } from '../remarks/exercise-notes.tsx';
import { type RecordsOfSet, SetRow } from '../sets/set-row.tsx';
import { SetsTable } from '../sets/sets-table.tsx';
import { ExerciseMenu, type ExerciseMenuProps } from './exercise-menu.tsx';
import styles from './exercises.module.css';
import { LastTimeLine } from './last-time-line.tsx';
import { StopwatchOfSets } from './stopwatch.tsx';

export interface ExerciseSectionProps extends Pick<ExerciseMenuProps, 'neighbours' | 'place' | 'onReorder' | 'onSwap'> {
  readonly workoutId: string;
  readonly startedAt: Instant;
  readonly exercise: WorkoutExercise;
  readonly name: string;
  readonly known: KnownExercise | undefined;
  /** How often the workout contains the exercise further up. */
  readonly repeats: number;
  /** The name of the exercise that this one replaced; null if it replaced none. */
  readonly swappedFrom: string | null;
  /** The letter of the superset that contains the exercise; null if it is in none. */
  readonly supersetLetter: string | null;
  /** Whether the previous exercise belongs to the same superset. */
  readonly isFollowing: boolean;
  /** Undefined while loading. */
  readonly last: ExerciseSession | null | undefined;
  /** The id of the next set to do, if it belongs to this exercise. */
  readonly nextSetId: string | null;
  readonly records: readonly RecordsOfSet[];
  readonly isRunning: boolean;
  /** Whether the workout was started from a routine. */
  readonly isOfRoutine: boolean;
  /** Whether sets by time are timed here, and not by the clock of the intervals. */
  readonly hasStopwatch: boolean;
  readonly isReadOnly: boolean;
}

export const ExerciseSection = memo(function ExerciseSection(props: ExerciseSectionProps) {
  const { workoutId, exercise, name, known, repeats, supersetLetter, isFollowing, last, isRunning, isReadOnly } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const foot = useRef<HTMLDivElement>(null);
  const { id, sets } = exercise;
  const isSkipped = exercise.exercise.skipped === true;
  const isInSuperset = supersetLetter !== null;
  const isProposal = isRunning && props.isOfRoutine && props.swappedFrom === null;
  const [asked, setAsked] = useState<NoteOfExercise | null>(null);
  const current = useLatest(exercise);
  const focusFoot = useCallback(() => foot.current?.querySelector('button')?.focus(), []);
  return (
    <Stack
      as="section"
      gap={1}
      className={styles.exercise}
      aria-label={repeats === 0 ? name : `${name} ${count(repeats + 1)}`}
      data-superset={isInSuperset || undefined}
      data-following={(isInSuperset && isFollowing) || undefined}
    >
      <Head {...props} current={current} foot={foot} onNote={setAsked} />
      <ExerciseNotes
        exercise={exercise}
        name={name}
        known={known}
        workout={{ workout: workoutId, startedAt: props.startedAt }}
        isRepeated={repeats > 0}
        isRunning={isRunning}
        isReadOnly={isReadOnly}
        asked={asked}
        onAsk={setAsked}
        onAnswered={focusFoot}
      />
      {isSkipped ? (
        <Row gap={2} rowGap={0} align="center" justify="between" wrap>
          <Text tone="muted">{m.skipped}</Text>
          {!isReadOnly && (
            <Button variant="quiet" onPress={() => log.change((draft) => skipExercise(draft, id, false))}>
              {m.unskip}
            </Button>
          )}
        </Row>
      ) : (
        <>
          {exercise.exercise.exercise !== undefined && !isInSuperset && (
            <LastTimeLine
              exercise={exercise}
              last={last}
              proposal={isProposal ? { workoutId, name, known, repeats } : null}
              isReadOnly={isReadOnly}
            />
          )}
          {sets.length > 0 && <Sets {...props} focusFoot={focusFoot} />}
          {props.hasStopwatch && setFieldsOf(known?.tracking).includes('seconds') && <StopwatchOfSets sets={sets} />}
          {!isReadOnly && !isInSuperset && (
            <div ref={foot}>
              <AddSet current={current} />
            </div>
          )}
        </>
      )}
    </Stack>
  );
});

interface HeadProps extends ExerciseSectionProps, Pick<ExerciseMenuProps, 'current' | 'onNote'> {
  /** The element with the button that adds a set. In a superset it is in the head. */
  readonly foot: RefObject<HTMLDivElement | null>;
}

function Head(props: HeadProps) {
  const { workoutId, exercise, name, known, place, swappedFrom, supersetLetter, isFollowing, last, isReadOnly } = props;
  const { neighbours, current, foot, onNote, onReorder, onSwap } = props;
  const m = useMessages(loggingMessages);
  const isSkipped = exercise.exercise.skipped === true;
  const isInSuperset = supersetLetter !== null;
  return (
    <Grid columns="auto-end" touch gap={2} align="center" bleedEnd={3}>
      <div>
        {supersetLetter !== null && (
          <SupersetName isHidden={isFollowing}>{m.superset({ letter: supersetLetter })}</SupersetName>
        )}
        <SectionHeading lines={2} personal>
          {name}
        </SectionHeading>
        {swappedFrom !== null && <SecondaryText personal>{m.replaces({ name: swappedFrom })}</SecondaryText>}
      </div>
      {!isReadOnly && (
        <Row>
          {isInSuperset && !isSkipped && (
            <div ref={foot}>
              <AddSet current={current} isSmall />
            </div>
          )}
          {known !== undefined && !isSkipped && (
            <PlatesPopover sets={exercise.sets} exercise={known} workoutId={workoutId} place={place} />
          )}
          <ExerciseMenu
            id={exercise.id}
            current={current}
            name={name}
            known={known}
            place={place}
            neighbours={neighbours}
            supersetLetter={supersetLetter}
            last={isInSuperset ? (last ?? null) : null}
            isSkipped={isSkipped}
            onNote={onNote}
            onReorder={onReorder}
            onSwap={onSwap}
          />
        </Row>
      )}
    </Grid>
  );
}

/** The name of the superset. Only its first exercise shows it; the others have it for screen readers alone. */
function SupersetName({ isHidden, children }: { readonly isHidden: boolean; readonly children: string }) {
  if (isHidden) return <VisuallyHidden>{children}</VisuallyHidden>;
  return (
    <Text size={1} tone="body" weight="strong">
      {children}
    </Text>
  );
}

interface AddSetProps extends Pick<ExerciseMenuProps, 'current'> {
  /** Whether the button shows only an icon, as it does where exercises are close together. */
  readonly isSmall?: boolean;
}

const AddSet = memo(function AddSet({ current, isSmall = false }: AddSetProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const add = () => log.change((draft) => addRow(draft, current(), log.newId));
  if (isSmall) return <IconButton icon={<Plus />} label={m.addSet} onPress={add} />;
  return (
    <Button variant="quiet" isWide icon={<Plus />} onPress={add}>
      {m.addSet}
    </Button>
  );
});

function Sets(props: ExerciseSectionProps & { readonly focusFoot: () => void }) {
  const { exercise, name, known, place, last, nextSetId, records, isReadOnly, focusFoot } = props;
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const unit = useLoadUnit(known);
  const { sets } = exercise;
  const effort = useEffortScale(sets);
  const fields = useMemo(() => setFieldsOf(known?.tracking, effort), [known?.tracking, effort]);
  const rows = setRows(sets);
  const hasSides = rows.some(({ length }) => length === 2);
  const columns = useMemo(() => setColumns(fields, hasSides), [fields, hasSides]);
  const owned = useBarsAndPlates(unit, place ?? null);
  const loadStep = known === undefined ? plainStep[unit] : loadStepIn(known, owned, unit);
  const steps = useMemo(
    () => columns.map(({ field }) => (isLoadField(field) ? loadStep : stepOf(field, known))),
    [columns, known, loadStep],
  );
  const lastSets = useMemo(() => pairWithLast(sets, last?.sets ?? []), [sets, last]);
  const latest = useLatest(sets);
  const acts = useMemo(
    () => ({
      onMove: (setId: string, by: -1 | 1) => log.change((draft) => moveSet(draft, latest(), setId, by)),
      onDrop: (setId: string) => {
        const of = latest().find((set) => set.id === setId);
        if (of === undefined) return;
        const load = loadOf(of);
        const drop = load === undefined ? undefined : dropLoad(load, loadStep, unit);
        log.change((draft) => addDropSet(draft, of, { id: log.newId(), sets: latest(), load: drop }));
      },
      onRemove: (setIds: readonly string[]) => {
        log.changeWithUndo(m.setRemoved, (draft) => removeSets(draft, setIds));
        focusFoot();
      },
    }),
    [log, loadStep, unit, m, latest, focusFoot],
  );
  return (
    <SetsTable label={name} columns={columns} unit={unit} onLeave={focusFoot}>
      {rows.map(([set, other], at) => {
        const ids = [set.id, other?.id];
        const [last, lastOther] = ids.map((id) => lastSets.get(id ?? '') ?? null);
        const [above, aboveOther] = rows[at - 1] ?? [];
        const planned = plannedResult(set, { last: last ?? null, above: above?.set.result ?? null });
        return (
          <SetRow
            key={set.id}
            set={set}
            other={other ?? null}
            number={count(at + 1)}
            columns={columns}
            steps={steps}
            unit={unit}
            planned={planned}
            plannedOther={
              other === undefined
                ? null
                : {
                    ...planned,
                    ...plannedResult(other, {
                      last: lastOther ?? null,
                      above: (aboveOther ?? above)?.set.result ?? null,
                    }),
                  }
            }
            last={last ?? null}
            lastOther={other === undefined ? null : (lastOther ?? null)}
            exercise={known}
            records={records.find(({ setId }) => ids.includes(setId)) ?? null}
            isNext={nextSetId !== null && ids.includes(nextSetId)}
            isReadOnly={isReadOnly}
            {...acts}
          />
        );
      })}
    </SetsTable>
  );
}

function loadOf({ set }: WorkoutSet) {
  return set.result?.load ?? set.target?.load;
}

/**
 * The step of each field that is not a load or a distance: one repetition, five seconds, half a point of RPE, one RIR.
 */
const stepByField = { reps: 1, seconds: 5, rpe: 0.5, rir: 1 } as const;

function stepOf(field: SetField, known: KnownExercise | undefined): number {
  if (field === 'metres') return known?.tracking === 'loadDistance' ? 5 : 100;
  return stepByField[field as keyof typeof stepByField];
}

const plainStep = { kg: 2.5, lb: 5 } as const;
