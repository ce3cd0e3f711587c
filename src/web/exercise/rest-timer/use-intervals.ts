import { useEffect, useMemo, useState } from 'react';
import { type Workout, type WorkoutExercise, workoutExercises } from '#domain/exercise/index.ts';
import { completeSet, type Intervals, type IntervalsNow, intervalsAt } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useLatest } from '../../lifecycle/index.ts';
import { useLocalPreference, usePersonsNames } from '../../local-preferences/index.ts';
import { type RecordEntry, useDocument } from '../../replica/index.ts';
import { useCatalogue } from '../catalogue/index.ts';

/** Returns the intervals of this device, which survive a reload, and a function that sets them; null if none run. */
export function useIntervals(): readonly [Intervals | null, (intervals: Intervals | null) => void] {
  const [kept, keep] = useLocalPreference(usePersonsNames('intervals'));
  const intervals = useMemo(() => readIntervals(kept), [kept]);
  return [intervals, (next) => keep(next === null ? [] : printIntervals(next))];
}

function readIntervals([set, startedAt = '', pausedAt = '']: readonly string[]): Intervals | null {
  const started = Number.parseInt(startedAt, 10);
  const paused = Number.parseInt(pausedAt, 10);
  if (set === undefined || Number.isNaN(started)) return null;
  return { set, startedAt: started, pausedAt: Number.isNaN(paused) ? null : paused };
}

function printIntervals({ set, startedAt, pausedAt }: Intervals): readonly string[] {
  return [set, String(startedAt), ...(pausedAt === null ? [] : [String(pausedAt)])];
}

/** Returns the exercises of a workout, and the name of the exercise of a set. */
export function useTimedExercises({ leaves }: RecordEntry<'workouts'>) {
  const catalogue = useCatalogue();
  const { exercises } = useMemo(() => workoutExercises(leaves), [leaves]);
  const nameOf = (setId: string): string => {
    const exercise = exercises.find(({ sets }) => sets.some(({ id }) => id === setId))?.exercise.exercise;
    return catalogue.get(exercise as RecordKey)?.name ?? '';
  };
  return { exercises, nameOf };
}

const lookEveryMs = 250;

/** Intervals that ended longer ago were left: nobody knows whether they were done. */
const latestMs = 3_600_000;

/** Returns what goes on by the clock, and updates it. */
export function useIntervalsNow(exercises: readonly WorkoutExercise[], intervals: Intervals): IntervalsNow {
  const { now } = useDocument();
  const [, look] = useState(0);
  const isRunning = intervals.pausedAt === null;
  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => look(now()), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [isRunning, now]);
  return intervalsAt(exercises, intervals, now());
}

/**
 * Completes the sets whose time has passed, on any page.
 *
 * @param onEnd called with the set that goes on, null after the last, and with the time that has passed since
 */
export function useIntervalClock(
  workout: RecordEntry<'workouts'>,
  exercises: readonly WorkoutExercise[],
  intervals: Intervals,
  onEnd: (current: IntervalsNow['current'], sinceMs: number) => void,
): void {
  const document = useDocument();
  const [, setIntervals] = useIntervals();
  const latest = useLatest({ exercises, setIntervals, onEnd });
  useEffect(() => {
    const look = () => {
      const now = document.now();
      const { ended, current } = intervalsAt(latest().exercises, intervals, now);
      if (ended.length === 0 && current?.id === intervals.set) return;
      const last = ended.at(-1);
      if (last !== undefined && current === null && now - last.at > latestMs) return latest().setIntervals(null);
      const change = (draft: Workout) => {
        for (const { id, at, seconds } of ended) completeSet(draft, id, at, { seconds });
      };
      if (ended.length > 0) document.changeRecord('workouts', workout.id, change);
      latest().setIntervals(current && { ...intervals, set: current.id, startedAt: current.startedAt });
      if (last !== undefined) latest().onEnd(current, now - last.at);
    };
    look();
    const timer = window.setInterval(look, lookEveryMs);
    return () => window.clearInterval(timer);
  }, [intervals, document, workout.id, latest]);
}
