import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { isRunning, type KnownExercise, type WorkoutExercise, type WorkoutSet } from '#domain/exercise/index.ts';
import { intervalsAfter, nextSet, swapExercise } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useLatest } from '../../../lifecycle/index.ts';
import type { RecordEntry } from '../../../replica/index.ts';
import { EmptyState } from '../../../ui/state-view.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { ExercisePicker } from '../../library/index.ts';
import type { KnownWorkoutRecords } from '../../progress/index.ts';
import { StartIntervals, useIntervals } from '../../rest-timer/index.ts';
import { lastDone } from '../log/last-done.ts';
import { useLog } from '../log/log-context.ts';
import { StableByKey } from '../log/stable-by-key.ts';
import { lettersOf } from '../log/superset-letters.ts';
import { loggingMessages } from '../messages/index.ts';
import type { RecordsOfSet } from '../sets/set-row.tsx';
import { useLastTimes } from '../sets/use-last-times.ts';
import type { Neighbours } from './exercise-menu.tsx';
import { ExerciseSection, type ExerciseSectionProps } from './exercise-section.tsx';
import { ReorderSheet } from './reorder-sheet.tsx';
import { WorkoutNews } from './workout-news.tsx';

export interface WorkoutExercisesProps {
  readonly workout: RecordEntry<'workouts'>;
  readonly exercises: readonly WorkoutExercise[];
  readonly unplacedSets: readonly WorkoutSet[];
  /** The workout's personal records so far; null until all workouts have been read. */
  readonly records: KnownWorkoutRecords | null;
  readonly isReadOnly: boolean;
}

export function WorkoutExercises(props: WorkoutExercisesProps) {
  const { workout, exercises, unplacedSets, records, isReadOnly } = props;
  const m = useMessages(loggingMessages);
  const catalogue = useCatalogue();
  const lastTimes = useLastTimes(workout, exercises, catalogue);
  const neighbours = useNeighbours(exercises);
  const recordsOf = useRecordsOf(records);
  const letters = useMemo(() => lettersOf(exercises), [exercises]);
  const isWhole = useDeferredValue(true, false);
  const shown = isWhole ? exercises : firstOf(exercises);
  const [isReordering, setReordering] = useState(false);
  const [swapping, setSwapping] = useState<string | null>(null);
  const reorder = useCallback(() => setReordering(true), []);
  const known = (key: string | undefined): KnownExercise | undefined => catalogue.get(key as RecordKey);
  const nameOf = (key: string | undefined) => known(key)?.name ?? m.unknownExercise;
  const after = lastDone(exercises);
  const next = isRunning(workout.value) && !isReadOnly ? nextSet(exercises, after) : null;
  const pending = next === null ? [] : intervalsAfter(exercises, after);
  const [intervals] = useIntervals();
  const common: PropsOfAllSections = {
    workoutId: workout.id,
    startedAt: workout.value.startedAt ?? 0,
    place: workout.value.place,
    onReorder: reorder,
    onSwap: setSwapping,
  };
  if (exercises.length === 0 && unplacedSets.length === 0) {
    return <EmptyState title={m.noExercises}>{m.noExercisesText}</EmptyState>;
  }
  return (
    <>
      {isRunning(workout.value) && !isReadOnly && (
        <WorkoutNews
          exercises={exercises}
          next={next}
          records={records}
          nameOf={nameOf}
          known={known}
          lastOf={(id) => lastTimes.byExercise.get(id)}
        />
      )}
      {pending.length > 1 && <StartIntervals workout={workout} pending={pending} />}
      {shown.map((each, at) => {
        const { exercise: key, swappedFrom } = each.exercise;
        const last = lastTimes.byExercise.get(each.id);
        return (
          <ExerciseSection
            key={each.id}
            {...common}
            repeats={exercises.slice(0, at).filter(({ exercise }) => exercise.exercise === key).length}
            exercise={each}
            name={nameOf(key)}
            known={known(key)}
            swappedFrom={swappedFrom === undefined ? null : nameOf(swappedFrom)}
            supersetLetter={letters.get(each.id) ?? null}
            isFollowing={at > 0 && letters.get(each.id) === letters.get(exercises[at - 1]?.id ?? '')}
            last={last === null && !lastTimes.isWhole ? undefined : last}
            nextSetId={next !== null && each.sets.includes(next) ? next.id : null}
            records={recordsOf(each)}
            isRunning={isRunning(workout.value)}
            isOfRoutine={workout.value.routine !== undefined}
            hasStopwatch={next !== null && pending.length < 2 && intervals === null}
            isReadOnly={isReadOnly}
            neighbours={neighbours.get(each.id) as Neighbours}
          />
        );
      })}
      {unplacedSets.length > 0 && <UnplacedSets {...common} sets={unplacedSets} />}
      {isReordering && (
        <ReorderSheet
          exercises={exercises}
          nameOf={({ exercise }) => nameOf(exercise.exercise)}
          onClose={() => setReordering(false)}
        />
      )}
      {swapping !== null && (
        <SwapExercise id={swapping} exercises={exercises} nameOf={nameOf} onClose={() => setSwapping(null)} />
      )}
    </>
  );
}

/** More sets than fit on any screen. */
const setsShownFirst = 40;

/**
 * Returns the exercises that are rendered at once when a workout opens. The others follow without blocking the page.
 */
function firstOf(exercises: readonly WorkoutExercise[]): readonly WorkoutExercise[] {
  let sets = 0;
  const end = exercises.findIndex((each) => {
    sets += each.sets.length;
    return sets > setsShownFirst;
  });
  return end === -1 ? exercises : exercises.slice(0, end + 1);
}

type PropsOfAllSections = Pick<ExerciseSectionProps, 'workoutId' | 'startedAt' | 'place' | 'onReorder' | 'onSwap'>;

interface UnplacedSetsProps extends PropsOfAllSections {
  readonly sets: readonly WorkoutSet[];
}

/** The sets whose exercise is no longer in the workout, which can only be read. */
function UnplacedSets({ sets, ...common }: UnplacedSetsProps) {
  const m = useMessages(loggingMessages);
  return (
    <ExerciseSection
      {...common}
      repeats={0}
      exercise={{ id: '', exercise: {}, sets }}
      name={m.unplaced}
      known={undefined}
      swappedFrom={null}
      supersetLetter={null}
      isFollowing={false}
      last={null}
      nextSetId={null}
      records={[]}
      isRunning={false}
      isOfRoutine={false}
      hasStopwatch={false}
      isReadOnly
      neighbours={{ before: null, after: null, all: () => [] }}
    />
  );
}

interface SwapExerciseProps extends Pick<WorkoutExercisesProps, 'exercises'> {
  /** The exercise to replace. */
  readonly id: string;
  readonly nameOf: (key: string | undefined) => string;
  readonly onClose: () => void;
}

/** Asks for the exercise that replaces one of a workout. */
function SwapExercise({ id, exercises, nameOf, onClose }: SwapExerciseProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  return (
    <ExercisePicker
      title={m.replace}
      isOpen
      onOpenChange={onClose}
      onPick={(to) => {
        const from = exercises.find((each) => each.id === id);
        if (from === undefined) return;
        log.changeWithUndo(m.replaced({ from: nameOf(from.exercise.exercise), to: nameOf(to) }), (draft) =>
          swapExercise(draft, exercises, { id, to, ids: { exercise: log.newId(), set: log.newId() } }),
        );
      }}
    />
  );
}

/**
 * Returns a function for the personal records of an exercise's sets. Its result is the same object until they change.
 */
function useRecordsOf(known: KnownWorkoutRecords | null): (exercise: WorkoutExercise) => readonly RecordsOfSet[] {
  const [kept] = useState(() => new StableByKey<readonly RecordsOfSet[]>());
  return ({ id, sets }) => {
    const records = sets.flatMap(({ id: setId }): readonly RecordsOfSet[] => {
      const made = known?.ownBySet.get(setId) ?? [];
      const implausible = known?.implausibleBySet.get(setId)?.value ?? null;
      return made.length === 0 && implausible === null ? [] : [{ setId, made, implausible }];
    });
    return kept.keep(id, records);
  };
}

/**
 * Returns the neighbours of each exercise. They are the same objects until they change, so that sections do not render
 * again.
 */
function useNeighbours(exercises: readonly WorkoutExercise[]): ReadonlyMap<string, Neighbours> {
  const latest = useLatest(exercises);
  const order = exercises.map(({ id }) => id).join(' ');
  return useMemo(() => {
    const ids = order.split(' ');
    return new Map(ids.map((id, at) => [id, { before: ids[at - 1] ?? null, after: ids[at + 1] ?? null, all: latest }]));
  }, [order, latest]);
}
