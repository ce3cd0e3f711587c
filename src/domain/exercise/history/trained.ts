import { type Instant, isZone, type LocalDay, minutesAt } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { leastSecondsOf } from '../plausible/index.ts';
import type { Workout } from '../workout.ts';
import type { MergedSports } from './sport-of-exercise.ts';
import { type SportOfWorkout, sportOfWorkout } from './sport-of-workout.ts';
import { isTrained } from './training-of-workout.ts';
import type { WorkoutDone } from './workout-done.ts';

/** The fields of a workout that hold its sets. */
type SetsOfWorkout = Pick<Workout, 'exercises' | 'sets'>;

/** Returns the instants at which the sets of a workout were completed, earliest first. */
export function setInstants({ exercises, sets }: SetsOfWorkout): readonly Instant[] {
  return Object.values(sets)
    .flatMap((set) => (isDoneIn(exercises, set) ? (set.result?.completedAt ?? []) : []))
    .sort((a, b) => a - b);
}

function isDoneIn(exercises: SetsOfWorkout['exercises'], set: SetsOfWorkout['sets'][string] | undefined): boolean {
  if ((set?.result?.completedAt ?? null) === null) return false;
  const exercise = exercises[set?.place?.exercise ?? ''];
  return exercise?.removedAt === undefined;
}

export interface TrainedWorkout {
  readonly id: string;
  readonly day: LocalDay;
  /** Null while the workout is in progress, and if it is implausibly long for its sets. */
  readonly seconds: number | null;
  /** Absent unless the workout counts as an activity of a sport. */
  readonly sport?: SportOfWorkout;
}

/**
 * Returns the workouts that count as training. A workout that was finished without a completed set does not.
 *
 * @param sports the sports of {@link mergedSports}
 */
export function trainedWorkouts(
  workouts: readonly WorkoutDone[],
  sports: MergedSports = [],
): readonly TrainedWorkout[] {
  const merged = new Map(sports);
  return workouts.filter(isTrained).map((workout) => {
    const { id, day, seconds } = workout;
    const sport = sportOfWorkout(workout, merged);
    return { id, day, seconds, ...(sport !== null && { sport }) };
  });
}

/**
 * Returns whether an activity counts as training: it has a distance, a duration or an effort. An activity that was
 * started but never filled in does not.
 */
export function isActivityTrained(activity: Partial<Activity>): boolean {
  const { distance, movingSeconds, elapsedSeconds, climb, heartRate, effort, track, deviceFigures, laps } = activity;
  const figures = [distance?.si, movingSeconds, elapsedSeconds, climb?.si];
  const isMeasured = figures.some((figure) => figure !== undefined && figure > 0);
  return (
    isMeasured ||
    effort !== undefined ||
    heartRate?.average !== undefined ||
    heartRate?.max !== undefined ||
    track !== undefined ||
    deviceFigures !== undefined ||
    Object.keys(laps ?? {}).length > 0
  );
}

/** Returns whether the user recorded nothing in an activity. Values that every activity starts with do not count. */
export function isActivityEmpty(activity: Activity): boolean {
  const { title, remark, tags, workout, distance, movingSeconds, elapsedSeconds, climb, effort } = activity;
  const written = [title, remark, workout, distance, movingSeconds, elapsedSeconds, climb, effort];
  return (
    !isActivityTrained(activity) && written.every((value) => value === undefined) && Object.keys(tags).length === 0
  );
}

/** A longer gap without a set means that the workout's times are wrong. */
export const maxGapMs = 6 * 3_600_000;

/** The fields of a workout that give its duration and its sets. */
type TimedTraining = SetsOfWorkout & Pick<Workout, 'startedAt' | 'endedAt' | 'pauses'>;

/**
 * Returns the duration of a workout without its pauses. It is measured between instants, so time zones and daylight
 * saving do not affect it. Overlapping pauses count once.
 *
 * @returns seconds, never below 0; null while the workout is in progress
 */
export function workoutSeconds({
  startedAt,
  endedAt,
  pauses,
}: Pick<Workout, 'startedAt' | 'endedAt' | 'pauses'>): number | null {
  if (startedAt === undefined || endedAt === undefined) return null;
  const within = Object.values(pauses)
    .map(({ from, to }) => ({ from: Math.max(from, startedAt), to: Math.min(to ?? endedAt, endedAt) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  let paused = 0;
  let reached = startedAt;
  for (const { from, to } of within) {
    paused += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return Math.max(0, endedAt - startedAt - paused) / 1000;
}

/**
 * Returns the duration of a workout if its sets make it plausible. A start or end that is wrong by a day would
 * otherwise add hours of training.
 *
 * @returns seconds without pauses; null while the workout is in progress, if no time was recorded, and if there is a
 * {@link lengthDoubt}
 */
export function believableSeconds(workout: TimedTraining): number | null {
  const seconds = workoutSeconds(workout);
  return seconds === null || seconds === 0 || lengthDoubt(workout) !== null ? null : seconds;
}

/** Returns whether a finished workout has no duration, as in exports of apps that do not record one. */
export function hasNoTime(workout: Pick<Workout, 'startedAt' | 'endedAt' | 'pauses'>): boolean {
  return workoutSeconds(workout) === 0;
}

/** Minutes after midnight. */
const noon = 720;

/** Apps whose exports can have days without times, of which some have a duration all the same. */
const appsWithDaysOnly: ReadonlySet<string> = new Set(['fitnotes', 'jefit', 'table']);

/**
 * Returns whether the time of day of a workout was made up: days without times are imported with noon. Another app's
 * workout at noon counts as one if it has no duration either.
 */
export function isTimeMadeUp(workout: Pick<Workout, 'startedAt' | 'endedAt' | 'pauses' | 'zone' | 'source'>): boolean {
  return isStartMadeUp(workout) || (startsAtNoon(workout) && hasNoTime(workout));
}

/**
 * Returns whether the time of day of a session was made up, because the app that it is from exports days without times.
 */
export function isStartMadeUp(session: Pick<Workout, 'startedAt' | 'zone' | 'source'>): boolean {
  return startsAtNoon(session) && appsWithDaysOnly.has(session.source?.app ?? '');
}

function startsAtNoon({ startedAt, zone }: Pick<Workout, 'startedAt' | 'zone'>): boolean {
  if (startedAt === undefined || startedAt % 60_000 !== 0) return false;
  return minutesAt(startedAt, zone !== undefined && isZone(zone) ? zone : 'UTC') === noon;
}

/** Why the duration of a workout is doubted: hours without a set, or too little time for its sets. */
export type LengthDoubt = 'tooLong' | 'tooShort';

/**
 * Returns why the duration of a workout is doubted. The UI asks about it, and it counts for nothing until it is
 * corrected.
 *
 * @returns null for a plausible duration, and if there is none
 */
export function lengthDoubt(workout: TimedTraining): LengthDoubt | null {
  if (isLongerThanItsSets(workout)) return 'tooLong';
  const seconds = workoutSeconds(workout);
  return seconds !== null && seconds > 0 && seconds < leastSecondsIn(workout) ? 'tooShort' : null;
}

/** Returns the seconds below which nobody does the completed sets of a workout. */
function leastSecondsIn({ exercises, sets }: SetsOfWorkout): number {
  const done = Object.values(sets).filter((set) => isDoneIn(exercises, set));
  return leastSecondsOf(done.map(({ result }) => ({ reps: result?.reps ?? null, seconds: result?.seconds ?? null })));
}

/** Returns whether a workout has more than six hours without a set or a pause. */
function isLongerThanItsSets(workout: TimedTraining): boolean {
  const { startedAt, endedAt } = workout;
  const seconds = workoutSeconds(workout);
  if (seconds === null || startedAt === undefined || endedAt === undefined) return false;
  if (seconds * 1000 <= maxGapMs) return false; // fast path for most workouts, without reading their sets
  const pauses = Object.values(workout.pauses).map(({ from, to }) => ({ from, to: to ?? endedAt }));
  const within = setInstants(workout).filter((at) => at > startedAt && at < endedAt);
  const marks = [startedAt, ...within, endedAt];
  return marks.some((at, index) => {
    const next = marks[index + 1] ?? at;
    const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, next) - Math.max(from, at)), 0);
    return next - at - paused > maxGapMs;
  });
}
