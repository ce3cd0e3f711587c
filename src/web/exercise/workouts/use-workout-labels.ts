import { useMemo } from 'react';
import { hasNoTime, isTimeMadeUp } from '#domain/exercise/history/index.ts';
import { isRunning, type Workout } from '#domain/exercise/index.ts';
import { oneRepMaxMethod } from '#domain/exercise/strength/index.ts';
import { localDayAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument, useProfileData, useRecord } from '../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../time/index.ts';
import { useCatalogue } from '../catalogue/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { type ExerciseInShort, workoutSummary } from './workout-summary.ts';
import { durationOf, startOf } from './workouts-in-list.ts';

const namesInTitle = 3;

interface WorkoutLabels {
  /** The title that the user gave it; empty if they gave it none. */
  readonly given: string;
  /** The given title, else the names of the first exercises. */
  readonly title: string;
  /** `Today, 14:05 · 52 min · Deload`, in the workout's own time zone. */
  readonly when: string;
  /** The first part of `when`: `Today, 14:05`. */
  readonly start: string;
  /** Where the duration is a figure of its own: `Today, 14:05 · Deload`. */
  readonly startWithDeload: string;
  /** The rest of `when`: `52 min · Deload`. */
  readonly length: string;
  /** `4 exercises · 16 sets`, or intervals of a workout by the clock; empty until the sets are loaded. */
  readonly what: string;
  /** Its figures, where its exercises are listed already: `16 sets`; empty until the sets are loaded. */
  readonly figures: string;
  /** The exercises with the best set of each; empty until the sets are loaded. */
  readonly inShort: readonly ExerciseInShort[];
}

/** Loads the sets of a workout and returns its labels. */
export function useWorkoutLabels(workout: RecordEntry<'workouts'>): WorkoutLabels {
  const m = useMessages(exerciseMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const { state } = useRecord('workouts', workout.id);
  const { start, length } = useWorkoutTimes()(workout.value);
  const bodyWeight = workout.value.bodyWeight?.si ?? null;
  const { leaves } = workout;
  const method = oneRepMaxMethod(useProfileData().preferences.e1rmFormula);
  const running = isRunning(workout.value);
  const summary = useMemo(
    () => workoutSummary({ leaves, isRunning: running, bodyWeight, method }, catalogue),
    [leaves, running, bodyWeight, method, catalogue],
  );
  const names = summary.inShort.slice(0, namesInTitle).map(({ exercise }) => exercise.name);
  const given = workout.value.title?.trim() ?? '';
  const figures = (summary.isByClock ? m.intervalCount : m.setCount)({ count: summary.sets });
  const counts = [m.exerciseCount({ count: summary.exercises }), figures];
  const isLoading = state === 'loading';
  return {
    given,
    title: given || list(names) || m.workout,
    when: joined(start, length),
    start,
    startWithDeload: joined(start, workout.value.deloadWeek === true ? m.deload : ''),
    length,
    what: isLoading ? '' : counts.join(' · '),
    figures: isLoading ? '' : figures,
    inShort: isLoading ? [] : summary.inShort,
  };
}

/** Returns a formatter for the day, time and duration of a workout, which are part of its record summary. */
export function useWorkoutWhen(): (workout: Workout) => string {
  const timesOf = useWorkoutTimes();
  return (workout) => {
    const { start, length } = timesOf(workout);
    return joined(start, length);
  };
}

/** Returns a formatter for the day and time of a workout, and for how long it was. */
function useWorkoutTimes(): (workout: Workout) => { readonly start: string; readonly length: string } {
  const { day } = useTimeFormat();
  const { today } = useDocument();
  const partsOf = useTimeParts();
  return (workout) => {
    const at = startOf(workout);
    if (at === undefined) return { start: '', length: '' };
    const { clock, length } = partsOf(workout);
    const on = day(workout.day ?? localDayAt(at, zoneOf(workout)), today());
    return { start: clock === '' ? on : `${on}, ${clock}`, length };
  };
}

/** Returns a formatter for the start of a workout within a sentence: `14:05`, or `Sunday, 14:05` on another day. */
export function useWorkoutSince(): (workout: Workout) => string {
  const { dayInSentence, time } = useTimeFormat();
  const { today } = useDocument();
  return (workout) => {
    const at = startOf(workout);
    if (at === undefined) return '';
    const day = workout.day ?? localDayAt(at, zoneOf(workout));
    const inSentence = dayInSentence(day, today());
    if (isTimeMadeUp(workout)) return inSentence;
    const clock = time(at, zoneOf(workout));
    return day === today() ? clock : `${inSentence}, ${clock}`;
  };
}

/** Returns a formatter for the time of day and duration of a workout: `14:05 · 52 min · Deload`. */
export function useWorkoutTime(): (workout: Workout) => string {
  const partsOf = useTimeParts();
  return (workout) => {
    if (startOf(workout) === undefined) return '';
    const { clock, length } = partsOf(workout);
    return joined(clock, length);
  };
}

interface TimeParts {
  /** `14:05`; empty if it is unknown. */
  readonly clock: string;
  /** `52 min · Deload` */
  readonly length: string;
}

function useTimeParts(): (workout: Workout) => TimeParts {
  const m = useMessages(exerciseMessages);
  const { time, duration } = useTimeFormat();
  return (workout) => {
    const at = startOf(workout);
    const took = durationOf(workout);
    const length = hasNoTime(workout)
      ? m.noTime
      : took === null
        ? isRunning(workout)
          ? m.inProgress
          : ''
        : duration(took);
    return {
      clock: at === undefined || isTimeMadeUp(workout) ? '' : time(at, zoneOf(workout)),
      length: joined(length, workout.deloadWeek === true ? m.deload : ''),
    };
  };
}

function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function zoneOf({ zone }: Workout): string {
  return zone ?? deviceZone();
}
