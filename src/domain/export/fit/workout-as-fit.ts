import { workoutSeconds } from '../../exercise/history/index.ts';
import { isDone, type Workout, type WorkoutExercise } from '../../exercise/index.ts';
import { fitEpoch, fitExerciseNamed } from '../../import/fit/index.ts';
import type { Instant } from '../../kernel/index.ts';
import { encodeFit, type FitField, type FitMessage } from './encode-fit.ts';

/** How long a repetition takes, in seconds. Nobody logs it, and watches show the time under load. */
const secondsPerRep = 3;

/**
 * Writes a finished workout as a FIT file, as a watch records a strength session: the completed sets in the order in
 * which they were done, with the rests between them. A set ends when it was completed, but takes at least the time that
 * its repetitions need. Assistance and distances have no field in such a file.
 *
 * @param exercises of the workout, in order
 * @param namesOf returns the names of an exercise, the one to show first; others can be those that watches know
 * @returns null without a completed set or without a start
 * @see Garmin, FIT profile: file_id, event, set, exercise_title, lap, session, activity
 */
export function workoutAsFit(
  workout: Workout,
  exercises: readonly WorkoutExercise[],
  namesOf: (key: string | undefined) => readonly string[],
): Uint8Array | null {
  const { startedAt } = workout;
  const done = doneSets(exercises, namesOf);
  if (startedAt === undefined || done.length === 0) return null;
  const { sets, endedAt } = setMessages(done, startedAt);
  const end = Math.max(endedAt, workout.endedAt ?? 0) as Instant;
  const elapsed = (end - startedAt) / 1000;
  const times = { startedAt, end, elapsed, timer: Math.min(elapsed, workoutSeconds(workout) ?? elapsed) };
  return encodeFit([
    fileId(startedAt),
    timerEvent(startedAt, 0),
    ...titlesOf(done),
    ...sets,
    timerEvent(end, 4),
    lap(times),
    session(times),
    activity(times),
  ]);
}

interface DoneSet {
  readonly exercise: FitExercise;
  readonly completedAt: Instant;
  readonly seconds: number | null;
  readonly reps: number | null;
  /** Kilograms. */
  readonly load: number | null;
  readonly isInPounds: boolean;
}

interface FitExercise {
  readonly category: number;
  /** Null for a whole category. */
  readonly exercise: number | null;
  /** Its name, if the profile of FIT has none for it. */
  readonly title: string | null;
}

const unknownCategory = 65_534;

function doneSets(
  exercises: readonly WorkoutExercise[],
  namesOf: (key: string | undefined) => readonly string[],
): readonly DoneSet[] {
  const unknown = new Map<string, number>();
  const exerciseOf = (names: readonly string[]): FitExercise => {
    const known = fitExerciseNamed(names);
    if (known !== null) return { ...known, title: null };
    const [title = ''] = names;
    if (!unknown.has(title)) unknown.set(title, unknown.size);
    return { category: unknownCategory, exercise: unknown.get(title) ?? 0, title };
  };
  const sets = exercises.flatMap(({ exercise, sets }) => {
    const known = exerciseOf(namesOf(exercise.exercise));
    return sets.filter(isDone).map(({ set: { result } }) => ({
      exercise: known,
      completedAt: result?.completedAt ?? 0,
      seconds: result?.seconds ?? null,
      reps: result?.reps ?? null,
      load: result?.load?.si ?? null,
      isInPounds: result?.load?.unit === 'lb',
    }));
  });
  return sets.sort((a, b) => a.completedAt - b.completedAt);
}

/** Returns a message for each set and each rest before one, and when the last set ended. */
function setMessages(done: readonly DoneSet[], startedAt: Instant) {
  const sets: FitMessage[] = [];
  let endedAt: Instant = startedAt;
  const add = (set: DoneSet | null, from: number, to: number) => sets.push(setMessage(set, sets.length, from, to));
  for (const set of done) {
    const took = 1000 * (set.seconds ?? Math.max(1, secondsPerRep * (set.reps ?? 0)));
    const ends = Math.max(set.completedAt, endedAt + took);
    if (ends - took - endedAt >= 1000) add(null, endedAt, ends - took);
    add(set, ends - took, ends);
    endedAt = ends;
  }
  return { sets, endedAt };
}

/** A display unit of the profile. */
const [kilogram, pound] = [1, 2];

/** @param set null for a rest */
function setMessage(set: DoneSet | null, index: number, from: number, to: number): FitMessage {
  return {
    message: 225,
    fields: [
      time(253, to),
      { field: 0, type: 'uint32', value: Math.round(to - from) },
      { field: 3, type: 'uint16', value: within(set?.reps ?? null) },
      { field: 4, type: 'uint16', value: set === null || set.load === null ? null : within(set.load * 16) },
      { field: 5, type: 'enumerated', value: set === null ? 0 : 1 },
      time(6, from),
      { field: 7, type: 'uint16', value: set?.exercise.category ?? null },
      { field: 8, type: 'uint16', value: set?.exercise.exercise ?? null },
      { field: 9, type: 'uint16', value: set?.isInPounds === true ? pound : kilogram },
      { field: 10, type: 'uint16', value: index },
    ],
  };
}

/** Returns a whole number as two bytes can hold it; null if they cannot. */
function within(value: number | null): number | null {
  return value === null || value < 0 || Math.round(value) >= 0xffff ? null : Math.round(value);
}

/** The file itself names the exercises that the profile does not know. */
function titlesOf(done: readonly DoneSet[]): readonly FitMessage[] {
  const titled = new Map(done.map(({ exercise }) => [exercise.title, exercise]));
  titled.delete(null);
  return [...titled.values()].map(({ category, exercise, title }, index) => ({
    message: 264,
    fields: [
      { field: 254, type: 'uint16', value: index },
      { field: 0, type: 'uint16', value: category },
      { field: 1, type: 'uint16', value: exercise },
      { field: 2, type: 'text', value: title ?? '' },
    ],
  }));
}

/** An activity, of a maker that is none of those listed. */
function fileId(createdAt: Instant): FitMessage {
  return {
    message: 0,
    fields: [
      { field: 0, type: 'enumerated', value: 4 },
      { field: 1, type: 'uint16', value: 255 },
      { field: 2, type: 'uint16', value: 0 },
      time(4, createdAt),
    ],
  };
}

/** @param type 0 starts the timer, 4 stops it at the end */
function timerEvent(at: Instant, type: 0 | 4): FitMessage {
  return {
    message: 21,
    fields: [time(253, at), { field: 0, type: 'enumerated', value: 0 }, { field: 1, type: 'enumerated', value: type }],
  };
}

interface Times {
  readonly startedAt: Instant;
  readonly end: Instant;
  /** Seconds. */
  readonly elapsed: number;
  readonly timer: number;
}

/** Training, and of it strength training. */
const [trainingSport, strengthSubSport] = [10, 20];

function lap(times: Times): FitMessage {
  return { message: 19, fields: [...summary(times, 9), sport(25), subSport(39)] };
}

function session(times: Times): FitMessage {
  return {
    message: 18,
    fields: [
      ...summary(times, 8),
      sport(5),
      subSport(6),
      { field: 25, type: 'uint16', value: 0 },
      { field: 26, type: 'uint16', value: 1 },
      { field: 28, type: 'enumerated', value: 0 },
    ],
  };
}

function activity({ end, timer }: Times): FitMessage {
  return {
    message: 34,
    fields: [
      time(253, end),
      { field: 0, type: 'uint32', value: Math.round(timer * 1000) },
      { field: 1, type: 'uint16', value: 1 },
      { field: 2, type: 'enumerated', value: 0 },
      { field: 3, type: 'enumerated', value: 26 },
      { field: 4, type: 'enumerated', value: 1 },
    ],
  };
}

/** The fields that laps and sessions share; the event ends. */
function summary({ startedAt, end, elapsed, timer }: Times, event: number): readonly FitField[] {
  return [
    { field: 254, type: 'uint16', value: 0 },
    time(253, end),
    { field: 0, type: 'enumerated', value: event },
    { field: 1, type: 'enumerated', value: 1 },
    time(2, startedAt),
    { field: 7, type: 'uint32', value: Math.round(elapsed * 1000) },
    { field: 8, type: 'uint32', value: Math.round(timer * 1000) },
  ];
}

function sport(field: number): FitField {
  return { field, type: 'enumerated', value: trainingSport };
}

function subSport(field: number): FitField {
  return { field, type: 'enumerated', value: strengthSubSport };
}

function time(field: number, at: number): FitField {
  return { field, type: 'uint32', value: Math.max(0, Math.round(at / 1000) - fitEpoch) };
}
