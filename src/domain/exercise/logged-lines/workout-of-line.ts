import { derivedId } from '../../digest/index.ts';
import { type Instant, instantAt, type LocalDay, type RecordKey } from '../../kernel/index.ts';
import { isRunning } from '../running-workouts.ts';
import type { Workout } from '../workout.ts';

/** A workout that a line could belong to. */
export interface WorkoutOfDay {
  readonly id: string;
  readonly value: Pick<Workout, 'day' | 'startedAt' | 'endedAt' | 'fromNote'>;
  readonly inTrash: boolean;
}

const hourMs = 3_600_000;
/** A line that is typed this long after a workout still belongs to it. */
const joinedWithinMs = 3 * hourMs;
/** A workout that began on the day before and is still running is the current one for this long. */
const runsWithinMs = 12 * hourMs;
/** Typed sets have no times of their own; with its rest, a set is assumed to take three minutes. */
const assumedSetMs = 180_000;
/** However many sets are typed, the workout around them is assumed to take no longer. */
const maxMs = 3 * hourMs;

/**
 * Returns the workout to which a line of a note about a day belongs: today the running one, which may have begun before
 * midnight, else one that ended within the last three hours; on an earlier day the one that was typed into the same
 * note. Null if it needs a new one.
 *
 * @param workouts those of the day, and the running ones
 */
export function workoutOfLine<W extends WorkoutOfDay>(
  workouts: readonly W[],
  {
    note,
    day,
    today,
    now,
  }: { readonly note: RecordKey; readonly day: LocalDay; readonly today: LocalDay; readonly now: Instant },
): W | null {
  const latestFirst = workouts
    .filter(({ value, inTrash }) => !inTrash && value.startedAt !== undefined)
    .toSorted((a, b) => (b.value.startedAt ?? 0) - (a.value.startedAt ?? 0));
  const ofDay = latestFirst.filter(({ value }) => value.day === day);
  if (day !== today) return ofDay.find(({ value }) => value.fromNote === note) ?? null;
  const isCurrent = ({ value }: W) => value.day === today || now - (value.startedAt ?? 0) <= runsWithinMs;
  const running = latestFirst.find((each) => isRunning(each.value) && isCurrent(each));
  return running ?? ofDay.find(({ value }) => now - (value.endedAt ?? 0) <= joinedWithinMs) ?? null;
}

/**
 * Returns the id of a new workout for the lines of a note. It follows from the note, so that two devices that begin one
 * offline begin the same one.
 *
 * @param isTaken whether a workout with this id exists or was deleted
 */
export function idOfNewWorkout(note: RecordKey, isTaken: (id: string) => boolean): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = derivedId(['mensana typed workout', note, attempt]);
    if (!isTaken(id)) return id;
  }
}

/**
 * Begins and ends a new workout around typed sets: today they were done until now, on another day from noon on. It is
 * within its day and takes at most three hours. Nothing keeps running.
 *
 * @param sets how many there are
 */
export function writeTypedWorkout(
  draft: Workout,
  {
    note,
    day,
    today,
    now,
    zone,
    sets,
  }: {
    readonly note: RecordKey;
    readonly day: LocalDay;
    readonly today: LocalDay;
    readonly now: Instant;
    readonly zone: string;
    readonly sets: number;
  },
): void {
  const length = Math.min(sets * assumedSetMs, maxMs);
  const noon = instantAt(day, 12 * 60, zone);
  const midnight = instantAt(day, 0, zone);
  const [startedAt, endedAt] =
    day === today ? [Math.min(Math.max(now - length, midnight), now), now] : [noon, noon + length];
  Object.assign(draft, { startedAt, endedAt, zone, day, fromNote: note });
}

/**
 * Extends an ended workout, to which more sets are typed: today until now, on another day by the time that they are
 * assumed to take, up to three hours in all. A running workout stays as it is.
 */
export function extendTypedWorkout(
  draft: Workout,
  { today, now, sets }: { readonly today: LocalDay; readonly now: Instant; readonly sets: number },
): void {
  if (draft.endedAt === undefined) return;
  const { startedAt = draft.endedAt, endedAt } = draft;
  const until = draft.day === today ? now : Math.min(endedAt + sets * assumedSetMs, startedAt + maxMs);
  draft.endedAt = Math.max(endedAt, until);
}
