import type { Instant, LocalDay } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import type { Workout } from '../workout.ts';
import { isTrained } from './training-of-workout.ts';
import type { WorkoutDone } from './workout-done.ts';

/** The fields of a workout that say what was done in it. */
type SetsOfWorkout = Pick<Workout, 'exercises' | 'sets'>;

/** When the sets of a workout were ticked off, the earliest first. */
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

/** A workout in which something was trained. */
export interface TrainedWorkout {
  readonly id: string;
  readonly day: LocalDay;
  /** Null while it runs, and where it is longer than its sets allow. */
  readonly seconds: number | null;
}

/** The workouts in which something was trained. Begun and finished without a set, one counts nothing. */
export function trainedWorkouts(workouts: readonly WorkoutDone[]): readonly TrainedWorkout[] {
  return workouts.filter(isTrained).map(({ id, day, seconds }) => ({ id, day, seconds }));
}

/** Whether anything was trained in an activity: it says how far, how long or how hard. Opened and left, it counts nothing. */
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

/** Whether nothing of an activity was written down: what every activity is begun with says nothing. */
export function isActivityEmpty(activity: Activity): boolean {
  const { title, remark, tags, workout, distance, movingSeconds, elapsedSeconds, climb, effort } = activity;
  const written = [title, remark, workout, distance, movingSeconds, elapsedSeconds, climb, effort];
  return (
    !isActivityTrained(activity) && written.every((value) => value === undefined) && Object.keys(tags).length === 0
  );
}

/** Nobody trains for so long without a set. */
export const longestGapMs = 6 * 3_600_000;

/** The fields of a workout that say how long it was, and what was done meanwhile. */
type TimedTraining = SetsOfWorkout & Pick<Workout, 'startedAt' | 'endedAt' | 'pauses'>;

/**
 * How long a workout took: from start to end by instants, so that no zone and no change to summer time has a part in
 * it, without what its pauses cover together.
 *
 * @returns seconds, never below 0; null while it runs
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
 * How long a workout took, held against its sets: a start that was corrected by a day, or an end that was, would make
 * hours of training out of none.
 *
 * @returns seconds without pauses; null while it runs, and where more than six hours of it lie without a set
 */
export function believableSeconds(workout: TimedTraining): number | null {
  const seconds = workoutSeconds(workout);
  return seconds === null || isLongerThanItsSets(workout) ? null : seconds;
}

/** Whether more than six hours of a workout lie without a set and without a pause: then it is asked how long it was. */
export function isLongerThanItsSets(workout: TimedTraining): boolean {
  const { startedAt, endedAt } = workout;
  const seconds = workoutSeconds(workout);
  if (seconds === null || startedAt === undefined || endedAt === undefined) return false;
  if (seconds * 1000 <= longestGapMs) return false; // most of thousands: their sets need not be looked at
  const pauses = Object.values(workout.pauses).map(({ from, to }) => ({ from, to: to ?? endedAt }));
  const within = setInstants(workout).filter((at) => at > startedAt && at < endedAt);
  const marks = [startedAt, ...within, endedAt];
  return marks.some((at, index) => {
    const next = marks[index + 1] ?? at;
    const paused = pauses.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, next) - Math.max(from, at)), 0);
    return next - at - paused > longestGapMs;
  });
}
