import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ExerciseSession } from '#domain/exercise/history/index.ts';
import { type KnownExercise, setRows, type WorkoutExercise, type WorkoutSet } from '#domain/exercise/index.ts';
import { isDone, pairWithLast, plannedResult } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { type KnownWorkoutRecords, useRecordNews } from '../../progress/index.ts';
import { useLoadUnits } from '../../quantities/index.ts';
import { setLabel } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';

export interface WorkoutNewsProps {
  readonly exercises: readonly WorkoutExercise[];
  /** The next set to do; null if all are completed. */
  readonly next: WorkoutSet | null;
  readonly records: KnownWorkoutRecords | null;
  /** Both take the key of an exercise: `nameOf` returns its name, and `known` returns the exercise if it is known. */
  readonly nameOf: (key: string | undefined) => string;
  readonly known: (key: string | undefined) => KnownExercise | undefined;
  /** Returns the last session of an exercise, by its id in the workout. */
  readonly lastOf: (id: string) => ExerciseSession | null | undefined;
}

/**
 * Announces to screen readers what completing a set led to: the next set and new personal records. The rest timer
 * announces itself.
 */
export function WorkoutNews(props: WorkoutNewsProps) {
  const done = useDoneNews(props);
  const made = useRecordNews(props.records);
  return (
    <VisuallyHidden>
      <span role="status">{done}</span>
      <span role="status">{made}</span>
    </VisuallyHidden>
  );
}

/**
 * Returns an announcement when a single set is completed. Several at once were completed on another device and are not
 * announced.
 */
function useDoneNews(props: WorkoutNewsProps): string {
  const { exercises } = props;
  const labelsOf = useEffectEvent(useNewsLabel(props));
  const before = useRef(doneIn(exercises));
  const [said, setSaid] = useState('');
  useEffect(() => {
    const now = doneIn(exercises);
    const fresh = [...now].filter(([id]) => !before.current.has(id));
    const isReopened = [...before.current.keys()].some((id) => !now.has(id));
    before.current = now;
    const [only] = fresh;
    if (only !== undefined && fresh.length === 1) setSaid(labelsOf(only[1]));
    else if (isReopened) setSaid(''); // so that completing the set again is announced again
  }, [exercises]);
  return said;
}

/** Returns the completed rows by their first set, each with its position in its exercise. */
function doneIn(exercises: readonly WorkoutExercise[]): ReadonlyMap<string, number> {
  return new Map(
    exercises.flatMap(({ sets }) => setRows(sets).flatMap(([set], at) => (isDone(set) ? [[set.id, at] as const] : []))),
  );
}

function useNewsLabel({ exercises, next, nameOf, known, lastOf }: WorkoutNewsProps): (at: number) => string {
  const l = useMessages(loggingMessages);
  const unitOf = useLoadUnits();
  const { count } = useTimeFormat();
  return (at) => {
    const number = count(at + 1);
    const exercise = exercises.find(({ sets }) => next !== null && sets.includes(next));
    if (next === null || exercise === undefined) return l.lastSetDone({ number });
    const { sets } = exercise;
    const key = exercise.exercise.exercise;
    const rows = setRows(sets);
    const nextAt = rows.findIndex((row) => row.includes(next));
    const last = pairWithLast(sets, lastOf(exercise.id)?.sets ?? []).get(next.id) ?? null;
    const planned = plannedResult(next, { last, above: rows[nextAt - 1]?.[0].set.result ?? null });
    return l.doneAndNext({
      number,
      exercise: nameOf(key),
      next: count(nextAt + 1),
      planned: setLabel(planned, { tracking: known(key)?.tracking, unit: unitOf(known(key)), number: count }),
    });
  };
}
